import type { Capability } from '@contract/profiles/child-roles';
import { paths } from '@/domain/paths';

const { test, mypage } = paths;

/** Pages about the selected child that need more than every role may do. */
const PAGE_CAPABILITIES: ReadonlyMap<string, Capability> = new Map<string, Capability>([
  [paths.homeHealth, 'health.read'],
  [paths.homeLetter, 'letter.read'],
  [paths.learn, 'learning.write'],
  [paths.contentDashboard, 'learning.write'],
  [test.root, 'checks.write'],
  [test.detail, 'checks.write'],
  [test.post, 'checks.write'],
  [test.result, 'checks.read'],
  [test.official, 'health.read'],
  [mypage.medical, 'health.read'],
  [mypage.clinic, 'clinic.manage'],
  [mypage.cards, 'card.manage'],
  [mypage.analysisTotal, 'sheet.read'],
  [mypage.analysisResult, 'sheet.read'],
  [mypage.analysisStudy, 'learning.read'],
]);

export const getPageCapability = (pathname: string): Capability | null => PAGE_CAPABILITIES.get(pathname) ?? null;
