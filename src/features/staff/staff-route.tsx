import type { ReactElement } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { AnnouncementPage } from './announcements/announcement-page';
import { AuditPage } from './audit/audit-page';
import { ClientErrorPage } from './client-errors/client-error-page';
import { ContentPage } from './content/content-page';
import { StaffFaqPage } from './faq/staff-faq-page';
import { StaffInquiriesPage } from './inquiries/staff-inquiries-page';
import { JobPage } from './jobs/job-page';
import { MemberPage } from './members/member-page';
import { NumbersPage } from './numbers/numbers-page';

const PAGES = new Map<string | undefined, ReactElement>([
  ['inquiry', <StaffInquiriesPage key="inquiry" />],
  ['faq', <StaffFaqPage key="faq" />],
  ['member', <MemberPage key="member" />],
  ['announcement', <AnnouncementPage key="announcement" />],
  ['client-error', <ClientErrorPage key="client-error" />],
  ['job', <JobPage key="job" />],
  ['content', <ContentPage key="content" />],
  ['numbers', <NumbersPage key="numbers" />],
  ['audit', <AuditPage key="audit" />],
]);

/** /admin/:page: one chunk for the staff's pages, so that their paths are no part of what parents load. */
export function StaffRoute() {
  const { page } = useParams();
  return PAGES.get(page) ?? <Navigate to={paths.admin.root} replace />;
}
