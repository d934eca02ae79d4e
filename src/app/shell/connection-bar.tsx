import { DAY_MS } from '@contract/common/time';
import { listDayOfTime } from '@/shared/lib/age-label';
import { formatTime } from '@/shared/lib/format-time';
import { openNewVersion } from '@/shared/lib/open-new-version';
import { serverNow } from '@/shared/lib/server-clock';
import { selectConnection, selectNewVersion, selectStoredAt } from '@/shared/store/connection-slice';
import { selectIsEditing } from '@/shared/store/editing-slice';
import { useAppSelector } from '@/shared/store/hooks';
import type { RootState } from '@/shared/store/root-state';
import { TopBar } from '@/shared/ui/feedback/offline-bar';

const WORDS = {
  ok: null,
  offline: '오프라인이에요. 연결되면 자동으로 다시 이어져요.',
  unanswered: '서버가 잠시 쉬고 있어요. 곧 다시 연결할게요.',
} as const;

const WHY = { offline: '오프라인이에요.', unanswered: '서버에 연결되지 않아요.' } as const;

/** When the oldest of the earlier answers on this screen was received; null when all are new. */
const selectShownSince = (state: RootState): number | null => {
  const { queries, subscriptions } = state.api;
  const times = Object.entries(selectStoredAt(state)).flatMap(([key, at]) =>
    queries[key] && Object.keys(subscriptions[key] ?? {}).length > 0 ? at : [],
  );
  return times.length > 0 ? Math.min(...times) : null;
};

const toDay = (at: number) => {
  const day = formatTime(at, 'iso');
  if (day === formatTime(serverNow(), 'iso')) return '오늘';
  return day === formatTime(serverNow() - DAY_MS, 'iso') ? '어제' : listDayOfTime(new Date(at).toISOString());
};

/** State of the network and the server on every page, and the age of the content if they cannot be reached. */
export function ConnectionBar() {
  const connection = useAppSelector(selectConnection);
  const since = useAppSelector(selectShownSince);
  const isOffered = useAppSelector(selectNewVersion);
  // Not over a form: a reload would lose what is being typed.
  const isEditing = useAppSelector(selectIsEditing);
  if (connection === 'ok' && isOffered && !isEditing)
    return <TopBar words="새 버전이 있어요." action={{ label: '새로 열기', run: () => void openNewVersion() }} />;
  if (connection === 'ok' || since === null) return <TopBar words={WORDS[connection]} />;
  return <TopBar words={`${WHY[connection]} ${toDay(since)} ${formatTime(since, 'clock')}에 받은 내용이에요.`} />;
}
