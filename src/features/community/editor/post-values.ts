import {
  type Category,
  OTHER_LABEL,
  POST_CATEGORIES,
  QUESTION_CATEGORIES,
  type Section,
  TOPIC_OF_CATEGORY,
} from '@contract/community/community';
import { type DraftInput, postInput } from '@contract/community/posts';
import type { PostDetail } from '@contract/community/posts.responses';
import * as v from 'valibot';

const { section: _section, subject: _subject, ...written } = postInput.entries;
const category = written.category.wrapped;

/** A question has one of its topics; any other post without a category is '기타'. */
const categoryFor = (section: WritableSection): v.GenericSchema<Category | null, Category> =>
  section === 'counseling'
    ? v.pipe(v.nullable(category), category)
    : v.pipe(
        v.nullable(category),
        v.transform((chosen) => chosen ?? OTHER_LABEL),
      );

/** The form values of a post. `images` are shown below the text; those inside it are in `content`. */
export const createPostForm = (section: WritableSection) => v.object({ ...written, category: categoryFor(section) });
type PostForm = ReturnType<typeof createPostForm>;
export type PostFormValues = v.InferInput<PostForm>;
export type PostFormInput = v.InferOutput<PostForm>;

/** Sections written with the page's form, with the words of its heading and button, and the category it begins with. */
export const WRITABLE = {
  board: { title: '글쓰기', lead: '부모 게시판', category: null },
  tip: { title: '육아 팁 쓰기', lead: '육아 팁', category: '육아' },
  grow: { title: '성장 이야기 쓰기', lead: '성장 이야기', category: '발달' },
  counseling: { title: '전문가에게 묻기', lead: '전문가 상담', category: null },
  trip: { title: '후기 쓰기', lead: '나들이', category: '여행' },
  book: { title: '후기 쓰기', lead: '책', category: '도서' },
} as const satisfies Partial<Record<Section, { title: string; lead: string; category: Category | null }>>;
export type WritableSection = keyof typeof WRITABLE;
export const isWritable = (section: string | null | undefined): section is WritableSection =>
  section !== null && section !== undefined && section in WRITABLE;
/** Reviews: stars, and photos below the words. */
export const isReview = (section: Section) => section === 'trip' || section === 'book';

type Topic = NonNullable<PostFormValues['topic']>;

/** The categories to choose from, and the one that is stored when it is none of them. */
export function listCategories(section: WritableSection, stored: Category | null): Category[] {
  const offered: readonly Category[] = section === 'counseling' ? QUESTION_CATEGORIES : POST_CATEGORIES;
  return [...new Set([...offered, ...(stored ? [stored] : [])].filter((item) => item !== OTHER_LABEL)), OTHER_LABEL];
}

const toTopic = (chosen: Category | null) => (chosen ? TOPIC_OF_CATEGORY[chosen] : undefined);

export const emptyValues = (section: WritableSection): PostFormValues => ({
  category: WRITABLE[section].category,
  topic: toTopic(WRITABLE[section].category),
  title: '',
  content: '',
  images: [],
  tags: [],
  stars: null,
  facts: null,
  is_ad: false,
  ad_note: '',
  visibility: 'public',
  child: null,
});

export const draftToValues = (draft: DraftInput, section: WritableSection): PostFormValues => {
  const { category, topic, ...rest } = draft;
  const empty = emptyValues(section);
  return { ...empty, ...rest, category: category ?? empty.category, topic: topic ?? empty.topic };
};

/** The post's current values; pictures inside the text are in `content`. */
export const postToValues = (post: PostDetail): PostFormValues => ({
  category: post.category as Category,
  topic: post.topic as Topic,
  title: post.title,
  content: post.content,
  images: post.images.filter(({ path }) => !post.content.includes(path)).map(({ path }) => path),
  tags: post.tags,
  stars: post.stars,
  facts: post.facts,
  is_ad: post.is_ad,
  ad_note: post.ad_note,
  visibility: post.private ? 'private' : 'public',
  child: null,
});

/** Fields of the form that a draft keeps. */
export const toDraft = (values: PostFormValues): DraftInput => ({
  category: values.category,
  topic: values.topic ?? null,
  title: values.title,
  content: values.content,
  images: [...(values.images ?? [])],
  tags: [...(values.tags ?? [])],
  stars: values.stars ?? null,
  facts: values.facts ?? null,
  is_ad: values.is_ad ?? false,
  ad_note: values.ad_note ?? '',
  visibility: values.visibility ?? 'public',
  child: values.child ?? null,
});
