import { rowId } from '@contract/common/text';
import * as v from 'valibot';

/** POST /mypage/block: the author of a post. */
export const blockInput = v.object({ post_id: rowId });
/** DELETE /mypage/block/{id}. */
export const blockParam = v.object({ id: rowId });
