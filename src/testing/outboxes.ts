import type { User } from '@contract/auth/auth.responses';
import type { makeStore } from '@/app/store';
import { enqueueMark, playsOutbox } from '@/domain/plays/plays-outbox';
import { userLoaded } from '@/features/auth/auth-slice';
import { commentsOutbox, enqueueComment } from '@/features/community/outbox/comments-outbox';
import { enqueueReaction, reactionsOutbox } from '@/features/community/outbox/reactions-outbox';
import { enqueueTrace, learningOutbox } from '@/features/learning/outbox/learning-outbox';
import { enqueueEntry, growthOutbox } from '@/features/mypage/growth/outbox/growth-outbox';
import { answersOutbox, enqueueAnswer } from '@/features/test/outbox/answers-outbox';
import { newId } from '@/shared/lib/new-id';
import { sessionStarted } from '@/shared/session/session-events';
import { tokenFor } from '@/testing/scripted-backend';

export type Store = ReturnType<typeof makeStore>;

const answer = { value: 'yes' as const, areas: [], note: '', answered_at: '2026-03-10T03:00:00.000Z' };
export const entry = {
  measured_on: '20260310',
  height_cm: 75,
  weight_kg: null,
  head_cm: null,
  position: null,
  place: 'home',
  note: '',
  confirmed: false,
  consent: true,
} as const;
const trace = {
  glyph_id: 1,
  revision: 1,
  stars: 3,
  in_order: true,
  against: 0,
  closeness: 90,
  coverage: 90,
  strokes: 1,
  hand: 'right',
  ms: 900,
} as const;
const mark = { day: '20260310', done: true, feedback: null };

/** The outboxes: what enters a row of a group, and the request that sends it. */
export const OUTBOXES = [
  {
    name: 'answersOutbox',
    outbox: answersOutbox,
    key: 'ggp_v1_answerQueue',
    enter: (store: Store, owner: string, group: string) =>
      store.dispatch(enqueueAnswer({ owner, attemptId: group, answer: { ...answer, item_id: newId() } })),
    request: (group: string) => `PUT /diagnostic-test/attempt/${group}/answer`,
    accepted: { status: 50, current: { ...answer, item_id: 'a' } },
  },
  {
    name: 'growthOutbox',
    outbox: growthOutbox,
    key: 'ggp_v1_growthEntry',
    enter: (store: Store, owner: string, group: string) =>
      store.dispatch(enqueueEntry({ owner, profileId: group, entry: { ...entry, id: newId() } })),
    request: (group: string) => `POST /growth/profile/${group}/entry`,
    accepted: {},
    /** A refused row stays for the parent to read. */
    keepsRefused: true,
  },
  {
    name: 'playsOutbox',
    outbox: playsOutbox,
    key: 'ggp_v1_playMark',
    enter: (store: Store, owner: string, group: string) =>
      store.dispatch(enqueueMark({ owner, profileId: group, playId: 'peekaboo', ...mark })),
    request: (group: string) => `PUT /play-plan/profile/${group}/play/peekaboo`,
    accepted: { play_id: 'peekaboo', ...mark },
  },
  {
    name: 'learningOutbox',
    outbox: learningOutbox,
    key: 'ggp_v1_learningEvent',
    enter: (store: Store, owner: string, group: string) =>
      store.dispatch(enqueueTrace({ owner, profileId: group }, trace)),
    request: (group: string) => `POST /learning/profile/${group}/event`,
    accepted: { refused: [], progress: {} },
  },
  {
    name: 'reactionsOutbox',
    outbox: reactionsOutbox,
    key: 'ggp_v1_reaction',
    enter: (store: Store, owner: string, group: string) =>
      store.dispatch(enqueueReaction({ owner, kind: 'bookmark', postId: group, targetId: group, on: true })),
    request: (group: string) => `PUT /community/post/${group}/bookmark`,
    accepted: { bookmarked: true },
    /** A second row of a group replaces the first. */
    isSwitch: true,
  },
  {
    name: 'commentsOutbox',
    outbox: commentsOutbox,
    key: 'ggp_v1_comment',
    enter: (store: Store, owner: string, group: string) =>
      store.dispatch(enqueueComment(newId(), { owner, postId: group, content: '반가워요', parentId: null, path: '/' })),
    request: (group: string) => `POST /community/post/${group}/comment`,
    accepted: { comment: { id: 'a' }, total: 1 },
    /** A refused row stays with its text. */
    keepsRefused: true,
  },
];

const toUser = (id: string): User => ({
  id,
  user_id: id,
  name: id,
  role: 'parent',
  is_first_login: false,
  grow_learning_password: false,
  selected_profile: null,
  consents_due: [],
  unread_notices: 0,
});
export const signIn = (store: Store, id: string) => {
  store.dispatch(sessionStarted({ accessToken: tokenFor(id), userId: id }));
  store.dispatch(userLoaded(toUser(id)));
};

/** Resolves when a condition on the state is true. */
export const until = (store: Store, isTrue: () => boolean) =>
  new Promise<void>((resolve) => {
    const check = () => {
      if (!isTrue()) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = store.subscribe(check);
    check();
  });
