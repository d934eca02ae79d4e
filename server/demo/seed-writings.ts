import { GROW_POSTS } from './posts-grow';
import { LIFE_POSTS } from './posts-life';
import { OUTING_POSTS } from './posts-outing';
import { TIP_POSTS } from './posts-tip';
import type { SeedPost } from './seed-post';
import type { SeedComment, SeedQuestion } from './seed-texts';
import { GROW_COMMENTS } from './texts-comments-grow';
import { LIFE_COMMENTS } from './texts-comments-life';
import { TIP_COMMENTS } from './texts-comments-tip';
import { DAY_QUESTIONS } from './texts-questions-day';
import { GROWING_QUESTIONS } from './texts-questions-growing';
import { HEART_QUESTIONS } from './texts-questions-heart';

export const SEED_POSTS: readonly SeedPost[] = [...GROW_POSTS, ...TIP_POSTS, ...LIFE_POSTS, ...OUTING_POSTS];
export const SEED_COMMENTS: readonly SeedComment[] = [...GROW_COMMENTS, ...TIP_COMMENTS, ...LIFE_COMMENTS];
export const SEED_QUESTIONS: readonly SeedQuestion[] = [...DAY_QUESTIONS, ...GROWING_QUESTIONS, ...HEART_QUESTIONS];
