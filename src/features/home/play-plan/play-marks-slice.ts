import { PLAY_FEEDBACK, type PlayPlan } from '@contract/home/play-plan';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { newId } from '@/shared/lib/new-id';
import { deviceStore } from '@/shared/storage/device-store';

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(80));
const waitingMark = v.object({
  /** The very id the server keeps: sent twice, it is one. */
  id,
  /** The account it belongs to: nobody else sees or sends it. */
  owner: id,
  profileId: id,
  playId: id,
  seq: v.number(),
  day: v.string(),
  done: v.boolean(),
  feedback: v.nullable(v.picklist(PLAY_FEEDBACK)),
  marked_at: v.string(),
});
export type WaitingMark = v.InferOutput<typeof waitingMark>;

export const markStore = deviceStore<WaitingMark>('ggp_v1_playMark', (value) => {
  const parsed = v.safeParse(waitingMark, value);
  return parsed.success ? parsed.output : null;
});

type Marked = Pick<WaitingMark, 'owner' | 'profileId' | 'playId' | 'day' | 'done' | 'feedback'>;

const playMarksSlice = createSlice({
  name: 'playMarks',
  // read as the store is made: the first picture already shows what waits
  initialState: (): WaitingMark[] => markStore.readAll().sort((a, b) => a.seq - b.seq),
  reducers: {
    /** The parent tapped: done, how it went, or taken back. */
    playMarked: {
      reducer: (marks, { payload }: PayloadAction<WaitingMark>) => {
        // the clock may stand still or go back; the order of taps may not
        marks.push({ ...payload, seq: Math.max(payload.seq, (marks.at(-1)?.seq ?? 0) + 1) });
      },
      prepare: (marked: Marked) => ({
        payload: { ...marked, id: newId(), seq: Date.now(), marked_at: new Date().toISOString() },
      }),
    },
    /** The server has it, or will never take it. */
    markSettled: (marks, { payload }: PayloadAction<{ id: string }>) => marks.filter((mark) => mark.id !== payload.id),
  },
  selectors: { selectMarks: (marks) => marks },
});

export const { playMarked, markSettled } = playMarksSlice.actions;
export const { selectMarks } = playMarksSlice.selectors;
export const playMarksReducer = playMarksSlice.reducer;
declare module '@/shared/store/root-state' {
  interface RootState {
    playMarks: WaitingMark[];
  }
}

/** The plan as the parent left it: what still waits to be sent stands over what the server has. */
export function withWaiting(
  plan: PlayPlan,
  marks: readonly WaitingMark[],
  of: { owner: string | null; profileId: string },
): PlayPlan {
  const last = (playId: string) =>
    marks.findLast(
      (mark) =>
        mark.owner === of.owner && mark.profileId === of.profileId && mark.playId === playId && mark.day === plan.day,
    );
  return {
    ...plan,
    plays: plan.plays.map((planned) => {
      const mark = last(planned.play.id);
      return mark ? { ...planned, done: mark.done, feedback: mark.feedback } : planned;
    }),
  };
}
