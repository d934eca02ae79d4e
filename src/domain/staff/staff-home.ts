import type { Role } from '@contract/auth/auth';
import { paths } from '@/domain/paths';

/** Where staff begin: experts with the questions that wait, others with the list of their pages; null for parents. */
export function getStaffHome(role: Role): { path: string; label: string } | null {
  if (role === 'parent') return null;
  if (role === 'expert') return { path: paths.community.counselingWaiting, label: '답변 기다리는 질문 보기' };
  return { path: paths.admin.root, label: '운영 화면 열기' };
}
