import { type PlainDay, parseDay } from '@contract/common/calendar';
import { OVERDUE_WORDS } from '@contract/home/health-windows';
import { josa } from 'es-hangul';
import { daysBetween, type Reminder, type ReminderChild, type ReminderKind } from './reminder';

/** A notice of one kind about one child. */
export type ReminderNotice = {
  kind: ReminderKind;
  /** Without the child's name. */
  title: string;
  body: string;
  path: string;
  /** Where a push and a mail lead: without the child. */
  outsidePath: string;
  keys: readonly string[];
};

type OfKind<Kind extends ReminderKind> = Extract<Reminder, { kind: Kind }>;
/** `path` without the child, which each of them gets. */
type Words = Pick<ReminderNotice, 'title' | 'body' | 'path' | 'outsidePath'>;

/** One notice a kind, in the order of the reminders. @param today the day on which they are read */
export function toNotices(child: ReminderChild, reminders: readonly Reminder[], today: PlainDay): ReminderNotice[] {
  const byKind = new Map<ReminderKind, Reminder[]>();
  for (const reminder of reminders) byKind.set(reminder.kind, [...(byKind.get(reminder.kind) ?? []), reminder]);
  return [...byKind].flatMap(([kind, own]) => {
    const words = toWords(own, today);
    if (!words) return [];
    const keys = own.flatMap((reminder) => reminder.keys);
    return [{ kind, ...words, path: withChild(words.path, child.id), keys }];
  });
}

/** The page selects the child that its address names. */
const withChild = (path: string, profileId: string) => `${path}${path.includes('?') ? '&' : '?'}child=${profileId}`;

function toWords(own: readonly Reminder[], today: PlainDay): Words | null {
  const [first] = own;
  if (!first) return null;
  switch (first.kind) {
    case 'health_due':
      return healthWords(
        own.filter((reminder) => reminder.kind === 'health_due'),
        today,
      );
    case 'check_due':
      return checkWords(
        own.filter((reminder) => reminder.kind === 'check_due'),
        today,
      );
    case 'unfinished_check':
      return unfinishedWords(first);
    case 'growth_due':
      return growthWords(first);
  }
}

/**
 * Order of naming: openings, then ends, questions and overdue windows; a vaccine that is not given afterwards, or not
 * as simply, before all.
 */
const STAGES = ['opens', 'closes', 'asks', 'overdue'] as const;

function healthWords(own: readonly OfKind<'health_due'>[], today: PlainDay): Words | null {
  const isEnding = own.some(({ stage, window }) => stage === 'closes' && window.ends && window.kind === 'vaccine');
  const stage = isEnding ? 'closes' : STAGES.find((other) => own.some((reminder) => reminder.stage === other));
  const named = own.filter((reminder) => reminder.stage === stage);
  const first =
    named.find(({ window }) => stage === 'closes' && window.ends) ??
    named.find(({ window }) => window.state !== 'unconfirmed') ??
    named[0];
  if (!first) return null;
  const others = own.filter((reminder) => reminder.stage === 'opens' || reminder.stage === 'closes').length - 1;
  const overdue = own.find((reminder) => reminder.stage === 'overdue' && reminder !== first);
  const body = [healthBody(first, others, today), ...(overdue ? [`밀린 접종도 ${overdue.count}가지 있어요.`] : [])];
  return { title: healthTitle(first, named), body: body.join(' '), path: '/home/health', outsidePath: '/home/health' };
}

function healthTitle({ stage, window, count }: OfKind<'health_due'>, named: readonly OfKind<'health_due'>[]): string {
  if (stage === 'asks') return '2·4·6개월에 어떤 백신으로 맞나요?';
  if (stage === 'overdue') return `밀린 접종이 ${count}가지 있어요`;
  if (stage === 'closes')
    return named.some((reminder) => reminder.window.ends)
      ? `곧 기간이 끝나는 ${toSubject(named)} 있어요`
      : '권장 시기가 두 주 남았어요';
  return window.state === 'unconfirmed' ? '수첩을 볼 때가 되었어요' : `받을 수 있는 ${toSubject(named)} 있어요`;
}

function healthBody({ window, stage }: OfKind<'health_due'>, more: number, today: PlainDay): string {
  if (stage === 'asks') return '골라 두면 1개월에 B형간염을 맞을지 알려 드려요.';
  if (stage === 'overdue') return OVERDUE_WORDS;
  if (window.state === 'unconfirmed') return `${window.name} 시기예요. 앞 차수를 먼저 표시해 주세요.`;
  if (more > 0) return `${window.name} 외 ${more}가지예요. 언제까지 받을 수 있는지 확인해 보세요.`;
  const to = parseDay(window.to ?? '');
  if (!to) return `${window.name} · 지금 맞을 수 있어요.`;
  return stage === 'closes'
    ? `${window.name} · ${daysLeft(to, today)} ${inWords(to)}까지예요.`
    : `${window.name} · ${inWords(to)}까지예요.`;
}

function toSubject(own: readonly OfKind<'health_due'>[]): string {
  const vaccines = own.filter(({ window }) => window.kind === 'vaccine').length;
  if (vaccines === 0) return '검진이';
  return vaccines === own.length ? '예방접종이' : '예방접종과 검진이';
}

/** Looking again at what a result watches comes before a check that opens the same day. */
function checkWords(own: readonly OfKind<'check_due'>[], today: PlainDay): Words | null {
  const first = own.find(({ stage }) => stage === 'again') ?? own[0];
  if (!first) return null;
  return first.stage === 'again' ? againWords(first) : windowWords(first, today);
}

const againWords = ({ answered, check, attemptId }: Extract<Reminder, { stage: 'again' }>): Words => ({
  title: '함께 지켜보기로 한 모습을 다시 볼 날이에요',
  body: check
    ? `${answered.name} 뒤로 한 달이 지났어요. ${josa(check.name, '으로/로')} 다시 답해 보세요.`
    : `${answered.name} 뒤로 한 달이 지났어요. 결과를 보며 달라진 점을 살펴보세요.`,
  path: check ? `/test/detail?test=${check.id}` : `/test/result?attempt=${attemptId}`,
  outsidePath: '/test',
});

function windowWords(
  { check, stage, until }: Extract<Reminder, { kind: 'check_due'; stage: 'opens' | 'closes' }>,
  today: PlainDay,
): Words {
  return {
    ...(stage === 'opens'
      ? {
          title: `${josa(check.name, '을/를')} 할 수 있어요`,
          body: `${inWords(until)}까지 할 수 있어요. ${check.minutes}분쯤 걸려요.`,
        }
      : {
          title: `${check.name} 기간이 곧 끝나요`,
          body: `${daysLeft(until, today)} ${inWords(until)}까지 할 수 있어요.`,
        }),
    path: `/test/detail?test=${check.id}`,
    outsidePath: '/test',
  };
}

const unfinishedWords = ({ check, attemptId }: OfKind<'unfinished_check'>): Words => ({
  title: `하던 ${josa(check.name, '이/가')} 남아 있어요`,
  body: '답한 데까지 저장되어 있어요. 이어서 해 볼까요?',
  path: `/test/post?attempt=${attemptId}`,
  outsidePath: '/test',
});

/** A parent who records nothing reads each of these at most three times. */
const SAME_WORDS = 3;
const FURTHER_GROWTH_WORDS = [
  '병원이나 검진에서 잰 값을 옮겨 적어도 돼요.',
  '아기 수첩에 적힌 예전 값부터 옮겨 적어도 곡선이 그려져요.',
  '한 해에 한두 번만 적어도 자라는 흐름을 볼 수 있어요.',
];

function growthWords({ measuredOn, index }: OfKind<'growth_due'>): Words {
  const first = measuredOn ? '얼마나 자랐는지 적어 보세요.' : '처음 재 보고 적어 두면 자라는 모습을 볼 수 있어요.';
  const words = [first, ...FURTHER_GROWTH_WORDS];
  const told = words[Math.floor(index / SAME_WORDS)] ?? words.at(-1) ?? first;
  return {
    title: '키와 몸무게를 잴 때가 되었어요',
    body: measuredOn ? `마지막 기록은 ${inWords(measuredOn)}이에요. ${told}` : told,
    path: '/mypage/analysis/development',
    outsidePath: '/mypage/analysis/development',
  };
}

const inWords = ({ year, month, day }: PlainDay) => `${year}년 ${month}월 ${day}일`;

function daysLeft(to: PlainDay, today: PlainDay): string {
  const days = daysBetween(today, to);
  return days > 0 ? `${days}일 남았어요.` : '오늘이 마지막 날이에요.';
}
