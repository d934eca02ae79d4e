import { selectConnection } from '@/shared/store/connection-slice';
import { useAppSelector } from '@/shared/store/hooks';
import { TopBar } from '@/shared/ui/offline-bar';

const WORDS = {
  ok: null,
  offline: '오프라인이에요. 연결되면 자동으로 다시 이어져요.',
  unanswered: '서버가 잠시 쉬고 있어요. 곧 다시 연결할게요.',
} as const;

/** Whether the network and the server can be reached, on every page. */
export function ConnectionBar() {
  return <TopBar words={WORDS[useAppSelector(selectConnection)]} />;
}
