import { type Stretch, studyClock } from './study-clock';

type Step = ['touch' | 'tick' | 'flush' | 'stop', atSecond: number];

function play(steps: readonly Step[]) {
  let now = 0;
  const stretches: Stretch[] = [];
  const clock = studyClock(
    () => now,
    (stretch) => stretches.push(stretch),
  );
  for (const [what, second] of steps) {
    now = second * 1000;
    if (what === 'touch') clock.touched();
    else clock[what]();
  }
  return stretches.map(({ startedAt, seconds }) => [startedAt / 1000, seconds]);
}

test.each<[string, Step[], number[][]]>([
  [
    'counts nothing before the first touch',
    [
      ['tick', 30],
      ['stop', 90],
    ],
    [],
  ],
  [
    'counts from the first touch until the page is left',
    [
      ['touch', 10],
      ['touch', 40],
      ['stop', 55],
    ],
    [[10, 45]],
  ],
  [
    'counts at most a minute after the last touch',
    [
      ['touch', 0],
      ['stop', 500],
    ],
    [[0, 60]],
  ],
  [
    'ends a stretch after a pause of more than a minute',
    [
      ['touch', 0],
      ['touch', 100],
      ['stop', 110],
    ],
    [
      [0, 60],
      [100, 10],
    ],
  ],
  [
    'ends a stretch without another touch',
    [
      ['touch', 0],
      ['tick', 30],
      ['tick', 61],
      ['tick', 62],
      ['stop', 90],
    ],
    [[0, 60]],
  ],
  [
    'reports a long stretch by minutes without a gap',
    [
      ['touch', 0],
      ['touch', 50],
      ['tick', 60],
      ['touch', 100],
      ['tick', 120],
      ['stop', 130],
    ],
    [
      [0, 60],
      [60, 60],
      [120, 10],
    ],
  ],
  [
    'carries fractions of a second over',
    [
      ['touch', 0],
      ['flush', 1.5],
      ['flush', 2],
      ['stop', 3.2],
    ],
    [
      [0, 1],
      [1, 1],
      [2, 1],
    ],
  ],
  [
    'reports nothing for less than a second',
    [
      ['touch', 0],
      ['stop', 0.9],
    ],
    [],
  ],
  [
    'adds no time when the clock is set back',
    [
      ['touch', 100],
      ['touch', 130],
      ['touch', 20],
      ['stop', 50],
    ],
    [
      [100, 30],
      [20, 30],
    ],
  ],
])('%s', (_, steps, expected) => {
  expect(play(steps)).toEqual(expected);
});
