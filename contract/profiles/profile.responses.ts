import { isoTime, plainDay } from '@contract/common/response-parts';
import * as v from 'valibot';
import { ACCESS_STATES, CHILD_ROLES } from './child-roles';

export const profile = v.strictObject({
  id: v.string(),
  name: v.string(),
  /** YYYYMMDD */
  birth_date: plainDay,
  gender: v.picklist(['female', 'male']),
  gestation_weeks: v.nullable(v.number()),
  /** `path` is relative to {CDN}/uploads/ and signed: it serves the picture for about a day. */
  profile_image: v.nullable(v.strictObject({ path: v.string() })),
  total_study_seconds: v.number(),
  /** Of name, birth date, gender, weeks and picture: sent back with a change of them. */
  updated_at: isoTime,
  /** Role of the caller towards the child; CAPABILITIES says what it allows. */
  role: v.picklist(CHILD_ROLES),
  /** 'ending': the owner removes the caller on an announced day; until then the child is only looked at. */
  state: v.picklist(ACCESS_STATES),
  /** Of a child that somebody else registered: whose it is. */
  shared: v.nullable(v.strictObject({ owner: v.string() })),
});
export type Profile = v.InferOutput<typeof profile>;

/** POST /upload/image. `path` is signed; forms send it back unchanged. */
export const uploadedImage = v.strictObject({ path: v.string(), width: v.number(), height: v.number() });
export type UploadedImage = v.InferOutput<typeof uploadedImage>;
