import { type PlainDay, parseDay } from '@contract/common/calendar';
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
      return checkWords(first, today);
    case 'unfinished_check':
      return unfinishedWords(first);
    case 'growth_due':
      return growthWords(first);
  }
}

function healthWords(own: readonly OfKind<'health_due'>[], today: PlainDay): Words | null {
  const opened = own.filter(({ stage }) => stage === 'opens');
  const named = opened.length > 0 ? opened : own;
  const [first] = named;
  if (!first) return null;
  return {
    title:
      opened.length > 0 ? `받을 수 있는 ${toSubject(named)} 있어요` : `곧 기간이 끝나는 ${toSubject(named)} 있어요`,
    body: healthBody(first, own.length - 1, today),
    path: '/home/health',
    outsidePath: '/home/health',
  };
}

function healthBody({ window, stage }: OfKind<'health_due'>, more: number, today: PlainDay): string {
  if (more > 0) return `${window.name} 외 ${more}가지예요. 언제까지 받을 수 있는지 확인해 보세요.`;
  const to = parseDay(window.to ?? '');
  if (!to) return `${window.name} 시기예요.`;
  return stage === 'closes'
    ? `${window.name} · ${daysLeft(to, today)} ${inWords(to)}까지예요.`
    : `${window.name} · ${inWords(to)}까지예요.`;
}

function toSubject(own: readonly OfKind<'health_due'>[]): string {
  const vaccines = own.filter(({ window }) => window.kind === 'vaccine').length;
  if (vaccines === 0) return '검진이';
  return vaccines === own.length ? '예방접종이' : '예방접종과 검진이';
}

function checkWords({ check, stage, until }: OfKind<'check_due'>, today: PlainDay): Words {
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

const growthWords = ({ measuredOn }: OfKind<'growth_due'>): Words => ({
  title: '키와 몸무게를 잴 때가 되었어요',
  body: measuredOn
    ? `마지막 기록은 ${inWords(measuredOn)}이에요. 얼마나 자랐는지 적어 보세요.`
    : '처음 재 보고 적어 두면 자라는 모습을 볼 수 있어요.',
  path: '/mypage/analysis/development',
  outsidePath: '/mypage/analysis/development',
});

const inWords = ({ year, month, day }: PlainDay) => `${year}년 ${month}월 ${day}일`;

function daysLeft(to: PlainDay, today: PlainDay): string {
  const days = daysBetween(today, to);
  return days > 0 ? `${days}일 남았어요.` : '오늘이 마지막 날이에요.';
}
