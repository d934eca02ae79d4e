/** Paths of staff pages that only staff load; `/admin/:page` of the route table leads to all of them. */
export const staffPaths = {
  member: '/admin/member',
  toMember: (id: string) => `/admin/member?id=${encodeURIComponent(id)}`,
  toMemberOfInquiry: (inquiryId: string) => `/admin/member?inquiry=${encodeURIComponent(inquiryId)}`,
  announcement: '/admin/announcement',
  numbers: '/admin/numbers',
  content: '/admin/content',
  job: '/admin/job',
  clientError: '/admin/client-error',
  audit: '/admin/audit',
  toAuditOf: (subject: string) => `/admin/audit?subject=${encodeURIComponent(subject)}`,
} as const;
