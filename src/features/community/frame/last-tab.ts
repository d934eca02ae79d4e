import * as v from 'valibot';
import { paths } from '@/domain/paths';
import { deviceStorage } from '@/shared/storage/safe-storage';

const { trip, grow, info, counseling, contest } = paths.community;
const KEY = 'ggp_v1_communityTab';
const tab = v.fallback(v.picklist([trip, grow, info, counseling, contest]), trip);

/** The tab of the community that was open last on this device; the first one without any (docs/specification.md §2.2). */
export const readLastTab = () => v.parse(tab, deviceStorage.read(KEY));
export const writeLastTab = (path: string) => void deviceStorage.write(KEY, path);
