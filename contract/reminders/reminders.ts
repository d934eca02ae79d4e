/** Kinds that follow from a child's age and records, by weight: of more than a day takes, the later ones wait. */
export const REMINDER_KINDS = ['health_due', 'check_due', 'unfinished_check', 'growth_due'] as const;

/** Kinds of the calendar: reminders, and the next letter. */
export const UPCOMING_KINDS = [...REMINDER_KINDS, 'weekly_letter'] as const;

/** Days ahead that GET reminder lists. */
export const UPCOMING_DAYS = 183;
