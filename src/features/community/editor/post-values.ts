import { OTHER_LABEL, type Section, TOPIC_OF_CATEGORY } from '@contract/community/community';
import { type DraftInput, postInput } from '@contract/community/posts';
import type { PostDetail } from '@contract/community/posts.responses';
import * as v from 'valibot';

const { section: _section, subject: _subject, ...written } = postInput.entries;

/** The form values of a post. `images` are shown below the text; those inside it are in `content`. */
export const postForm = v.object(written);
export type PostFormValues = v.InferInput<typeof postForm>;
export type PostFormInput = v.InferOutput<typeof postForm>;

/** Sections written with the page's form, with the words of its heading and button. */
export const WRITABLE = {
  board: { title: '글쓰기', lead: '부모 게시판', category: OTHER_LABEL },
  tip: { title: '육아 팁 쓰기', lead: '육아 팁', category: '육아' },
  grow: { title: '성장 이야기 쓰기', lead: '성장 이야기', category: '발달' },
  counseling: { title: '전문가에게 묻기', lead: '전문가 상담', category: OTHER_LABEL },
  trip: { title: '후기 쓰기', lead: '나들이', category: '여행' },
  book: { title: '후기 쓰기', lead: '책', category: '도서' },
} as const satisfies Partial<Record<Section, { title: string; lead: string; category: string }>>;
export type WritableSection = keyof typeof WRITABLE;
export const isWritable = (section: string | null | undefined): section is WritableSection =>
  section !== null && section !== undefined && section in WRITABLE;
/** Reviews: stars, and photos below the words. */
export const isReview = (section: Section) => section === 'trip' || section === 'book';

type Category = NonNullable<PostFormValues['category']>;
type Topic = NonNullable<PostFormValues['topic']>;

export const emptyValues = (section: WritableSection): PostFormValues => ({
  category: WRITABLE[section].category,
  topic: TOPIC_OF_CATEGORY[WRITABLE[section].category],
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
  category: values.category ?? null,
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
