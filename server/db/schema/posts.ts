import { ALL_CATEGORIES, OTHER_LABEL, POST_TOPICS, SECTIONS } from '@contract/community/community';
import type { PlaceFactsInput } from '@contract/community/places';
import type { ChildSummary } from '@contract/community/posts.responses';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { accountReference, createdAt, instant } from './columns';

/** A picture of a post. `inline`: inside the text, not below it. `color` as in `uploads`; a drawing has none. */
export type StoredImage = { path: string; width: number; height: number; inline: boolean; color?: string | null };

/** Posts of all sections, with denormalised counts. */
export const posts = pgTable(
  'posts',
  {
    section: text('section', { enum: SECTIONS }).notNull(),
    id: uuid('id').notNull(),
    authorId: accountReference('author_id'),
    category: text('category', { enum: [...ALL_CATEGORIES, OTHER_LABEL] }).notNull(),
    /** Empty without one. */
    topic: text('topic', { enum: [...POST_TOPICS, OTHER_LABEL, ''] }).notNull(),
    title: text('title').notNull(),
    /** Sanitised HTML. */
    content: text('content').notNull(),
    /** Plain text of `content`, for cards. */
    text: text('text').notNull().default(''),
    tags: text('tags').array().notNull().default([]),
    images: jsonb('images').$type<StoredImage[]>().notNull().default([]),
    /** Id of the place, the book or the contest it is about. */
    subjectId: text('subject_id'),
    /** 1–5, reviews of a place or a book only. */
    stars: smallint('stars'),
    /** Votes on the facts of a place; reviews of places only. */
    placeFacts: jsonb('place_facts').$type<PlaceFactsInput>(),
    /** 'withdrawn': an article that the newest release no longer has. */
    visibility: text('visibility', { enum: ['public', 'private', 'withdrawn'] })
      .notNull()
      .default('public'),
    /** 'hidden' by reports, 'removed' by a moderator, 'restricted' for a while on request (임시조치). */
    state: text('state', { enum: ['visible', 'hidden', 'removed', 'restricted'] })
      .notNull()
      .default('visible'),
    /** Deleted by its author, who can restore it for a while. */
    deletedAt: instant('deleted_at'),
    /** Public posts: the condition of every list. */
    listed: boolean('listed')
      .notNull()
      .generatedAlwaysAs(sql`visibility = 'public' and state = 'visible' and deleted_at is null`),
    isAd: boolean('is_ad').notNull().default(false),
    adNote: text('ad_note').notNull().default(''),
    /** Check results that the parent attached to a question; visible to experts only. */
    childSummary: jsonb('child_summary').$type<ChildSummary & { profile_id: string }>(),
    /** When an expert first answered a question. */
    answeredAt: instant('answered_at'),
    /** Key of an article in the content files, and the ages in months it is for. */
    contentKey: text('content_key'),
    /** SHA-256 of the released content, so that only changed articles are rewritten. */
    contentDigest: text('content_digest'),
    fromMonth: smallint('from_month'),
    toMonth: smallint('to_month'),
    likeCount: integer('like_count').notNull().default(0),
    commentCount: integer('comment_count').notNull().default(0),
    viewCount: integer('view_count').notNull().default(0),
    voteCount: integer('vote_count').notNull().default(0),
    ...createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    editedAt: instant('edited_at'),
  },
  (t) => [
    primaryKey({ name: 'posts_pkey', columns: [t.section, t.id] }),
    uniqueIndex('posts_id_key').on(t.id),
    index('posts_author_idx').on(t.authorId, t.createdAt, t.id),
    // Counts of a day read this index alone.
    index('posts_created_idx').on(t.createdAt).where(sql`content_key is null`),
    index('posts_feed_idx').on(t.section, t.createdAt, t.id).where(sql`listed`),
    index('posts_category_idx').on(t.section, t.category, t.createdAt, t.id).where(sql`listed`),
    index('posts_subject_idx')
      .on(t.section, t.subjectId, t.createdAt, t.id)
      .where(sql`listed and subject_id is not null`),
    // The first picture among the reviews of a place or a book.
    index('posts_pictured_idx')
      .on(t.section, t.subjectId, t.createdAt, t.id)
      .where(sql`listed and subject_id is not null and images <> '[]'::jsonb`),
    index('posts_votes_idx').on(t.subjectId, t.voteCount, t.id).where(sql`listed and section = 'contest'`),
    // Unanswered questions, including private ones.
    index('posts_unanswered_idx')
      .on(t.createdAt, t.id)
      .where(sql`section = 'counseling' and answered_at is null and state = 'visible' and deleted_at is null`),
    index('posts_answered_idx')
      .on(t.createdAt, t.id)
      .where(sql`section = 'counseling' and answered_at is not null and listed`),
    index('posts_private_idx')
      .on(t.createdAt, t.id)
      .where(sql`section = 'counseling' and visibility = 'private' and state = 'visible' and deleted_at is null`),
    index('posts_deleted_idx').on(t.deletedAt).where(sql`deleted_at is not null`),
    uniqueIndex('posts_content_key').on(t.contentKey),
    // One review or entry per account and subject.
    uniqueIndex('posts_once_key')
      .on(t.authorId, t.section, t.subjectId)
      .where(sql`subject_id is not null and deleted_at is null`),
  ],
);
