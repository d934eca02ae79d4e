import type { HomePlayQuery } from '@contract/community/articles';
import type { Play } from '@contract/test/diagnostics.responses';
import { type ContentPlay, playContent } from '@server/content/plays';

/** The plays end a little before the oldest age: who is older finds the last ones. */
const lastMonth = playContent.derive((plays) => Math.max(0, ...plays.map(({ to_month }) => to_month)));

/** Plays to do at home: those that suit the month, the ones that have just become right for it first. */
export function listHomePlays({ month: asked, domain }: HomePlayQuery): Play[] {
  const month = asked === undefined ? undefined : Math.min(asked, lastMonth());
  const fits = playContent
    .current()
    .filter(
      (play) =>
        (domain === undefined || play.domain === domain) &&
        (month === undefined || (play.from_month <= month && month <= play.to_month)),
    );
  const order =
    month === undefined
      ? (a: ContentPlay, b: ContentPlay) => a.from_month - b.from_month || a.to_month - b.to_month
      : (a: ContentPlay, b: ContentPlay) => b.from_month - a.from_month || a.to_month - b.to_month;
  return fits.toSorted((a, b) => order(a, b) || a.id.localeCompare(b.id)).map(toPlay);
}

/** Milestones of a play are internal and not answered. */
function toPlay(content: ContentPlay): Play {
  const { milestoneIds, ...play } = content;
  void milestoneIds;
  return play;
}
