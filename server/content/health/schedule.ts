import type { HealthKind } from '@contract/home/health-windows';

/** A distance from a day, in calendar months or in days. */
export type Span = { months: number } | { days: number };

/** One dose or check-up as the schedule prints it, by the child's actual age. */
export type ScheduledWindow = {
  /** 'DTaP-4', 'checkup-3' */
  id: string;
  kind: HealthKind;
  name: string;
  age: string;
  /** First day after birth. */
  from: Span;
  /** The last one, inclusive: of months the whole last month counts. */
  to: Span;
  note?: string;
  uncertain?: string;
  /** The dose before it: its id, and how long after it at the earliest where the schedule prints that. */
  after?: { id: string; atLeast?: Span };
  /** Vaccines of which a child gets one ('JE'). */
  alternative?: { group: string; name: string; label: string };
  /** Only for children born on this day (YYYYMMDD) or later. */
  bornFrom?: string;
  /** The last day the dose counts as on time, where that is before `to`. */
  onTimeTo?: Span;
  /** Said once `to` is over: the dose is not given later. */
  closed?: string;
  /** The first dose of a series that is not begun after that dose's last day, and what to say then. */
  series?: { first: string; notBegun: string };
  /** Never past: the parent has to answer something first. */
  isUnsettled?: boolean;
};
