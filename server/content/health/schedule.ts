import type { PlainDay } from '@contract/common/calendar';
import type { HealthKind } from '@contract/home/health-windows';

/** A distance from a day, in calendar months or in days; or a day itself, of what the season decides. */
export type Span = { months: number } | { days: number } | { day: PlainDay };

/** One dose or check-up as the schedule prints it, by the child's actual age, with the rules that decide what counts. */
export type ScheduledWindow = {
  /** 'DTaP-4', 'checkup-3' */
  id: string;
  kind: HealthKind;
  name: string;
  age: string;
  /** First day after birth, as it is recommended. */
  from: Span;
  /** The last recommended one, inclusive: of months the whole last month counts. */
  to: Span;
  /** The window really ends on `to`: the dose or check-up is not given afterwards, or not as simply. */
  ends?: boolean;
  note?: string;
  uncertain?: string;
  /** Said when the recommended time is over and the dose can still be given. */
  late?: string;
  /** Only for children born on this day (YYYYMMDD) or later. */
  bornFrom?: string;
  /** A dose at a younger age does not count. */
  least?: Span;
  /** After the dose before it at the earliest. */
  atLeast?: Span;
  /** A shorter distance that still counts, where the sources print different ones. */
  accepts?: Span;
  /** Given from this age on, it closes the series, and is this far from the dose before it. */
  asLast?: { from: Span; atLeast: Span };
  /** The distance where the series was begun at this age or later. */
  ifBegun?: { from: Span; atLeast: Span };
  /** After the first dose of the series at the earliest. */
  afterFirst?: Span;
  /** Not needed where the dose before it was given at this age or later. */
  coveredFrom?: Span;
  /** The last day on which it is given, and what to say afterwards. */
  until?: Span;
  closed?: string;
  /** Given only where the first dose came at this age or later, or where the dose before it came too early. */
  onlyBegunFrom?: Span;
  /** The need depends on an answer that the parent has not given. */
  isUnsettled?: boolean;
};

/** The doses of one vaccine in their order, or one check-up. */
export type Series = {
  code: string;
  doses: readonly ScheduledWindow[];
  /** Injected and live: on one day with another such vaccine or 28 days apart. */
  live?: boolean;
  /** Begun at an age, so many doses are enough; the last of them follows the rules of the last dose. The latest age first. */
  fewer?: readonly { from: Span; doses: number }[];
  /** Said of the later doses when the first was not given while it could be. */
  notBegun?: string;
  /** Said of the later doses when the first was given later than it should be. */
  begunLate?: string;
  /** Vaccines of which a child gets one ('JE'). */
  alternative?: { group: string; name: string; label: string; mixed: string };
};
