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
    'nothing before the first touch',
    [
      ['tick', 30],
      ['stop', 90],
    ],
    [],
  ],
  [
    'from the first touch until it is left',
    [
      ['touch', 10],
      ['touch', 40],
      ['stop', 55],
    ],
    [[10, 45]],
  ],
  [
    'no more than a minute after the last touch',
    [
      ['touch', 0],
      ['stop', 500],
    ],
    [[0, 60]],
  ],
  [
    'a pause of more than a minute ends a stretch',
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
    'the pause is seen without a touch as well',
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
    'a long stretch is handed over minute by minute, without a gap',
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
    'parts of a second are carried on',
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
    'less than a second is nothing',
    [
      ['touch', 0],
      ['stop', 0.9],
    ],
    [],
  ],
  [
    'a clock that is set back never makes time',
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
