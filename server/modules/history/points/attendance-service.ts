import type { PointEntry } from '@contract/history/points.responses';
import { POINT_RULES } from '@server/content/point-rules';
import type { ServiceContext } from '@server/http/context';
import { attendanceKey } from './attendance-key';
import { earn } from './ledger';
import { getEntry } from './points-service';

/** Today's points, once a day in Seoul; a repeat returns the same entry. */
export const attend = (ctx: ServiceContext): Promise<PointEntry> =>
  ctx.db.transaction(async (tx) => {
    const { amount, months } = POINT_RULES.attendance;
    const { id } = await earn(tx, ctx, { key: attendanceKey(ctx.now), reason: 'attendance', points: amount, months });
    return getEntry(tx, ctx.accountId, id);
  });
