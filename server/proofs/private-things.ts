import type { Expectation } from './expectation';

/** Visible only to the author and moderators: NOT_FOUND for others. */
export const HIDDEN = { visibleToAll: undefined, moderated: true, foreignStatuses: [404] } satisfies Expectation;
export const PRIVATE_QUESTION: Expectation['variants'] = {
  'a private question': { ...HIDDEN, call: ({ questionId }) => ({ path: { id: questionId } }) },
};
export const COMMENT_ON_PRIVATE_QUESTION: Expectation['variants'] = {
  'a comment below a private question': {
    ...HIDDEN,
    call: ({ questionCommentId }) => ({ path: { id: questionCommentId } }),
  },
};
/** Calls that name a post or comment in the body: the owner's public comment, and private ones. */
export function namedInBody(
  body: (target: 'post' | 'comment', id: string) => object,
  status: number,
): Expectation['variants'] {
  return {
    // A block needs two people, and the blocked one sees nothing of it.
    'the owner’s comment': {
      visibleToAll: true,
      reacts: true,
      status: 400,
      call: ({ commentId }) => ({ body: body('comment', commentId) }),
      foreignStatuses: [status],
      blocked: 404,
    },
    'a private question': {
      ...HIDDEN,
      reacts: true,
      status: 400,
      call: ({ questionId }) => ({ body: body('post', questionId) }),
    },
    'a comment below a private question': {
      ...HIDDEN,
      reacts: true,
      status: 400,
      call: ({ questionCommentId }) => ({ body: body('comment', questionCommentId) }),
    },
  };
}
