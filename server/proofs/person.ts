import type { SignedUp } from '@server/testing/test-app';

/** A picture by its first bytes. */
export const PICTURE = Uint8Array.from('\xff\xd8\xff\xe0 the rest', (char) => char.charCodeAt(0));
export const TEST = 'development-12m';

export type Person = SignedUp & {
  /** Part of every text of this person and of no other person's. */
  mark: string;
  email: string;
  name: string;
  /** Of a sign-in of its own. */
  cookie: string;
  photo: string;
  postId: string;
  /** A private question to the experts with a comment below it, and a post that its author deleted. */
  questionId: string;
  questionCommentId: string;
  deletedPostId: string;
  /** A comment of this person under somebody's post, and a notice. */
  commentId: string;
  noticeId: string;
  /** A decision about this person's post, and a claim against it that was granted. */
  caseId: string;
  claimId: string;
  /** A child with a finished check, and one with every question answered. */
  child: string;
  done: string;
  openAttempt: string;
  itemId: string;
  /** A copied official result of the child. */
  official: string;
  /** A write of the booklet of `child`. */
  booklet: string;
  /** A growth entry of `child`. */
  growthEntry: string;
  /** An answered inquiry that was not opened since, and a private picture not yet attached. */
  inquiryId: string;
  privateImage: string;
  privateImagePath: string;
  /** A link for a clinic that nobody opened, the session of one that was opened, and what came by it. */
  clinicLink: string;
  clinicToken: string;
  clinicSession: string;
  sentResult: string;
  careCard: string;
  cardToken: string;
  /** File names of the calendar's address: that in use, and the one before it was renewed. */
  calendar: string;
  formerCalendar: string;
  /** Signed part of the address that ends mails of comments. */
  unsubscribe: string;
  /** A coupon of this person that is not used yet; there are points for another. */
  coupon: string;
  /** The account that this person blocks. */
  blockedId: string;
};
