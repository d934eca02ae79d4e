import { paths } from '@/domain/paths';
import { deviceStorage } from '@/shared/storage/safe-storage';

const { root, trip, grow, info, counseling, contest } = paths.community;
const KEY = 'ggp_v1_communityTab';
const TABS: readonly string[] = [trip, grow, info, counseling, contest];

/** The tab of the community that was open last on this device; without one the path that redirects to the first. */
export function readCommunityTab(): string {
  const stored = deviceStorage.read(KEY);
  return stored !== null && TABS.includes(stored) ? stored : root;
}

export const writeCommunityTab = (path: string) => void deviceStorage.write(KEY, path);
export const forgetCommunityTab = () => deviceStorage.remove(KEY);
