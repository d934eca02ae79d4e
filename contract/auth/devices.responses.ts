import * as v from 'valibot';
import { PUSH_PLATFORMS } from './devices';

/** GET device/push-token: whether this session's device gets pushes. */
export const pushState = v.strictObject({
  /** Null: this device gets none. */
  platform: v.nullable(v.picklist(PUSH_PLATFORMS)),
  /** Of a browser: the endpoint of its subscription. */
  token: v.nullable(v.string()),
  /** Key with which a browser subscribes (VAPID, base64url); null: this installation sends browsers none. */
  public_key: v.nullable(v.string()),
});
export type PushState = v.InferOutput<typeof pushState>;
