import type { ReactElement } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { StaffFaqPage } from '@/features/mypage/faq/staff/staff-faq-page';
import { StaffInquiriesPage } from '@/features/mypage/inquiries/staff/staff-inquiries-page';
import { AnnouncementPage } from './announcements/announcement-page';
import { AuditPage } from './audit/audit-page';
import { MemberPage } from './members/member-page';

const PAGES = new Map<string | undefined, ReactElement>([
  ['inquiry', <StaffInquiriesPage key="inquiry" />],
  ['faq', <StaffFaqPage key="faq" />],
  ['member', <MemberPage key="member" />],
  ['announcement', <AnnouncementPage key="announcement" />],
  ['audit', <AuditPage key="audit" />],
]);

/** /admin/:page: one chunk for the staff's pages, so that their paths are no part of what parents load. */
export function StaffRoute() {
  const { page } = useParams();
  return PAGES.get(page) ?? <Navigate to={paths.admin.root} replace />;
}
