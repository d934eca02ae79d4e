/** Cache tags. docs/adr/0001-the-design-card-is-the-frame.md maps the groups of docs/specification.md §7.6 to them. */
export const TAG_TYPES = [
  'User',
  'Profile',
  'Diagnostic',
  'Attempt',
  'Popular',
  'Device',
  'Notice',
  'Notification',
  'Consent',
  'Block',
  'Calendar',
  'Health',
  'Play',
  'Growth',
  'Stroke',
  'Post',
  'Feed',
  'Comments',
  'Mine',
  'Draft',
  'CommunityMe',
  'Case',
  'Queue',
  'ArticleReview',
  'Place',
  'Book',
  'Contest',
  'Point',
  'Coupon',
  'Licence',
  'MyPage',
  'Faq',
  'Inquiry',
  'StaffInquiry',
  'Learning',
] as const;
export type TagType = (typeof TAG_TYPES)[number];

/** Tags of a list: each row by its id, and the list itself. On error nothing is provided, so nothing is invalidated. */
export const rowTags = <T extends TagType>(type: T, rows: readonly { id: string }[] | undefined) =>
  rows ? [...rows.map(({ id }) => ({ type, id })), { type, id: 'LIST' as const }] : [];
