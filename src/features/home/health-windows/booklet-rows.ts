import { isOptionalDose } from '@contract/home/health-windows';
import type { HealthWindow, HealthWindows } from '@contract/home/health-windows.responses';

export interface BookletRows {
  /** Over by the day: most of them were received, so they are ticked. */
  over: HealthWindow[];
  /** Begun by the day, or not for every child: the parent ticks what the booklet shows. */
  maybe: HealthWindow[];
  /** One of two vaccines: which one has to be told. */
  choice: HealthWindow | undefined;
}

/** The unmarked windows that the booklet can show up to a day, YYYYMMDD. */
export function listBookletRows({ windows, combined_vaccine: chosen }: HealthWindows, until: string): BookletRows {
  const begun = windows.filter(({ mark, from }) => mark === null && from !== null && from <= until);
  const single = begun.filter(({ choices }) => choices.length === 0);
  const isMaybe = ({ id, to }: HealthWindow) => to === null || to > until || isOptionalDose(id, chosen);
  return {
    over: single.filter((window) => !isMaybe(window)),
    maybe: single.filter(isMaybe),
    choice: begun.find(({ choices }) => choices.length > 0),
  };
}
