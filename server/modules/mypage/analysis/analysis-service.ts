import { addMonths, formatDay, seoulDay } from '@contract/common/calendar';
import type { HealthWindow } from '@contract/home/health-windows.responses';
import { ANALYSIS_OFFICIAL_MAX, ANALYSIS_STUDY_WEEKS, ANALYSIS_WINDOWS } from '@contract/mypage/analysis';
import type { Analysis, AnalysisCheck } from '@contract/mypage/analysis.responses';
import type { GrowthSummary } from '@contract/mypage/growth.responses';
import { isDoctorDue } from '@contract/mypage/growth-finding-words';
import type { Level } from '@contract/test/diagnostics-kinds';
import { LEVELS } from '@contract/test/diagnostics-kinds';
import { LEVEL_LABELS } from '@contract/test/diagnostics-words';
import { CARE_GUIDE } from '@server/content/care-guide';
import { groupBy } from '@server/lib/group-by';
import { listMarks } from '@server/modules/home/health-windows/health-marks';
import { listWindows, nearestFirst } from '@server/modules/home/health-windows/list-windows';
import { marksSince } from '@server/modules/home/play-plan/play-marks';
import { type LearningDay, listLearningDays } from '@server/modules/learning/learning-repository';
import { toMonday } from '@server/modules/learning/study-time';
import { listAllEntries } from '@server/modules/mypage/growth/entries-service';
import { toGrowthSummary } from '@server/modules/mypage/growth/summary-service';
import { findMedicalInfo } from '@server/modules/mypage/medical-info/medical-info-service';
import { ageAt, ageUsed, type Child, findChildIn } from '@server/modules/profiles/child';
import type { ChildContext, ChildPictureContext } from '@server/modules/profiles/child-access';
import { toProfileImage } from '@server/modules/profiles/profile-service';
import { readWriters } from '@server/modules/profiles/sharing/writer-names';
import { listLostSkills } from '@server/modules/test/lost-skills/lost-skill-service';
import { listRecordRows, toRecords } from '@server/modules/test/official/official-service';
import { checkViews, doctorChecks, isSpecialistDue, listDoneRows, toDone } from './checks-part';
import { type Month, type MonthGrowth, monthSentence, NOTHING_YET } from './month-sentence';

/** Everything the analyses show of one child. @throws AppError FOREIGN_PROFILE */
export async function getAnalysis(ctx: ChildPictureContext, { profileId }: { profileId: string }): Promise<Analysis> {
  const today = seoulDay(ctx.now);
  const day = formatDay(today);
  const since = formatDay(addMonths(today, -1));

  const { child, checkRows, records, entries, marks, playMarks, lostSkills, learningDays, medical } = await readChild(
    ctx,
    profileId,
    since,
  );
  const done = toDone(checkRows);
  const checks = checkViews(done);
  const official = toRecords(child, records).slice(0, ANALYSIS_OFFICIAL_MAX).reverse();
  const growth = toGrowthSummary(ctx, child, entries, await readWriters(ctx.db, ctx, entries.slice(-1)));
  const windows = listWindows(child, marks, today);
  const plays = playMarks.filter((play) => play.day > since);
  const near = nearestFirst(windows);

  const sentence = monthSentence({
    ...toMonthChecks(checks, since),
    official: official.filter(({ created_at }) => toDay(created_at) > since).map(({ round }) => round),
    growth: toMonthGrowth(growth, since),
    windows: doneWindows(windows, since),
    plays: plays.length,
  });
  return {
    day,
    child: await childView(child, ctx),
    age: ageUsed(ageAt(child, ctx.now)),
    change: { sentence: sentence ?? NOTHING_YET, since, nothing: sentence === null },
    checks,
    official,
    growth,
    study: toStudy(child, learningDays),
    windows: near.slice(0, ANALYSIS_WINDOWS),
    open_windows: near.filter(({ state }) => state === 'open').length,
    overdue: windows.filter(({ state }) => state === 'overdue').map(({ name }) => name),
    plays: { month: plays.length, today: plays.filter((play) => play.day === day).length },
    medical,
    lost_skills: lostSkills,
    care: lostSkills.length > 0 || isSpecialistDue(checks) ? CARE_GUIDE : null,
    doctor: await doctorChecks(ctx, done),
  };
}

/** Everything stored about the child. @throws AppError FOREIGN_PROFILE */
async function readChild(ctx: ChildContext, profileId: string, since: string) {
  const { db } = ctx;
  const own = { accountId: ctx.accountId, callerId: ctx.callerId, id: profileId };
  const [child, checkRows, records, entries, marks, playMarks, lostSkills, learningDays, medical] = await Promise.all([
    findChildIn(db, ctx, profileId),
    listDoneRows(db, own),
    listRecordRows(db, own),
    listAllEntries(db, ctx, profileId),
    listMarks(db, own),
    marksSince(db, own, since),
    listLostSkills(db, own),
    listLearningDays(db, own),
    findMedicalInfo(db, own),
  ]);
  return { child, checkRows, records, entries, marks, playMarks, lostSkills, learningDays, medical };
}

function toStudy(child: Child, learningDays: readonly LearningDay[]): Analysis['study'] {
  const days = learningDays.filter(({ seconds }) => seconds > 0);
  const weeks = [...groupBy(days, ({ day }) => toMonday(day))].map(([from, own]) => ({
    from,
    last_on: own.at(-1)?.day ?? from,
    seconds: own.reduce((sum, { seconds }) => sum + seconds, 0),
  }));
  return { total_seconds: child.totalStudySeconds, weeks: weeks.slice(-ANALYSIS_STUDY_WEEKS) };
}

const childView = async (child: Child, ctx: ChildPictureContext): Promise<Analysis['child']> => ({
  id: child.id,
  name: child.name,
  birth_date: child.birthDate,
  gender: child.gender,
  gestation_weeks: child.gestationWeeks,
  profile_image: await toProfileImage(child, ctx),
});

const toDay = (time: string) => formatDay(seoulDay(Date.parse(time)));
const levelNamed = (label: string): Level | undefined => LEVELS.find((level) => LEVEL_LABELS[level] === label);

/** Of a part that changed twice only the last change is included. */
function toMonthChecks(checks: readonly AnalysisCheck[], since: string): Pick<Month, 'checks' | 'levels'> {
  const own = checks.filter(({ completed_at }) => toDay(completed_at) > since);
  const changed = new Map<string, Month['levels'][number]>();
  for (const { kind, since_last } of own) {
    for (const { id, label, ...change } of since_last?.changes ?? []) {
      const [from, to] = [levelNamed(change.from), levelNamed(change.to)];
      if (from && to) changed.set(`${kind} ${id}`, { label, from, to });
    }
  }
  return { checks: own.length, levels: [...changed.values()] };
}

function toMonthGrowth({ series, newest }: GrowthSummary, since: string): MonthGrowth[] {
  const isDue = isDoctorDue(newest);
  return series.flatMap(({ measure, unit, points }) => {
    const to = points.at(-1);
    if (!to || to.measured_on <= since || (measure !== 'height' && measure !== 'weight' && measure !== 'head'))
      return [];
    const from = points.findLast(({ measured_on }) => measured_on <= since) ?? null;
    return [{ measure, unit, from: isDue ? null : from, to }];
  });
}

const doneWindows = (windows: readonly HealthWindow[], since: string) =>
  windows.filter(({ state, mark }) => state === 'done' && (mark?.on ?? '') > since).map(({ kind }) => kind);
