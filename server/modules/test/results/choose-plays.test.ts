import { type ContentPlay, PLAYS } from '@server/content/plays';
import { choosePlays } from './choose-plays';

const play = (id: string, milestoneIds: string[], from_month = 12, to_month = 14): ContentPlay => ({
  id,
  title: id,
  domain: 'language',
  from_month,
  to_month,
  skill: '말 주고받기',
  minutes: 5,
  materials: [],
  steps: ['함께해요.'],
  say: '안녕!',
  caution: null,
  milestoneIds,
});
const chosen = (ids: string[], plays: ContentPlay[], age = 12) =>
  choosePlays(
    ids.map((id) => ({ id, kind: 'milestone', domain: 'language' })),
    { ageMonths: age, plays },
  ).map(({ id }) => id);

test('prefers the play made for the milestone', () => {
  expect(chosen(['wave'], [play('also', ['clap', 'wave']), play('own', ['wave'])])).toEqual(['own']);
});

test('prefers plays of the age, then of the nearest age', () => {
  const plays = [play('later', ['wave'], 18, 23), play('next', ['wave'], 15, 17), play('now', ['clap', 'wave'])];
  expect(chosen(['wave'], plays)).toEqual(['now']);
  expect(chosen(['wave'], plays.slice(0, 2))).toEqual(['next']);
});

test('shares a play between two milestones only without another choice', () => {
  const both = play('both', ['wave', 'clap']);
  expect(chosen(['wave', 'clap'], [both, play('own', ['other', 'clap'])])).toEqual(['both', 'own']);
  expect(chosen(['clap', 'wave'], [both, play('third', ['x', 'y', 'wave'])])).toEqual(['both', 'third']);
  expect(chosen(['wave', 'clap'], [both])).toEqual(['both', 'both']);
});

test('is deterministic, regardless of the order of the content', () => {
  const plays = [play('b', ['wave']), play('a', ['wave'])];
  expect(chosen(['wave'], plays)).toEqual(['a']);
  expect(chosen(['wave'], [...plays].reverse())).toEqual(['a']);
});

test('throws for a milestone without a play', () => {
  expect(() => chosen(['wave'], [])).toThrow('No play for milestone wave');
});

describe('a statement names no milestone', () => {
  const statements = (count: number) =>
    Array.from({ length: count }, (_, i) => ({ id: `lan12-${i}`, kind: 'statement', domain: 'language' }) as const);
  const ofDomain = (domain: ContentPlay['domain'], play: ContentPlay): ContentPlay => ({ ...play, domain });

  test('chooses a play of the domain for this age, without repeats while there are others', () => {
    const plays = [
      play('c', ['x'], 12, 14),
      play('a', ['y'], 12, 14),
      play('b', ['z'], 15, 17),
      ofDomain('social', play('0', ['w'], 12, 14)),
    ];
    expect(choosePlays(statements(3), { ageMonths: 12, plays }).map(({ id }) => id)).toEqual(['a', 'c', 'a']);
    expect(choosePlays(statements(1), { ageMonths: 16, plays }).map(({ id }) => id)).toEqual(['b']);
  });

  test('takes the play its check names, whatever its domain and age', () => {
    const plays = [play('a', ['y'], 12, 14), ofDomain('social', play('named', ['w'], 24, 35))];
    const named = new Map([['lan12-1', 'named']]);
    expect(choosePlays(statements(3), { ageMonths: 12, named, plays }).map(({ id }) => id)).toEqual([
      'a',
      'named',
      'a',
    ]);
  });

  test('takes a released play of the domain where staff unlisted all that fit', () => {
    const [best] = choosePlays(statements(1), { ageMonths: 12, plays: [ofDomain('social', play('a', ['x']))] });
    expect(PLAYS.find(({ id }) => id === best?.id)).toMatchObject({ domain: 'language' });
  });
});
