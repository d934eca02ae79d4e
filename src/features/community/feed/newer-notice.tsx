import { MINUTE_MS } from '@contract/common/time';
import styled from '@emotion/styled';
import { type FeedArg, useCountNewerQuery } from '@/features/community/posts-api/feed-api';
import { ArrowUpIcon } from '@/shared/art/icons/further-icons';
import { useIdle } from '@/shared/lib/idle';
import { color, radius, shadowColor, size, text, topBar, topInset } from '@/shared/tokens';

const LOOK_EVERY_MS = MINUTE_MS;

interface NewerNoticeProps {
  arg: FeedArg;
  /** `created_at` of the newest card on the screen. */
  since: string;
  onShow: () => void;
}

/** '새 글 3개 보기', asked once the cards are there and every minute while the page is in front. */
export function NewerNotice({ arg: { section, category, subject }, since, onShow }: NewerNoticeProps) {
  const isIdle = useIdle();
  const { currentData } = useCountNewerQuery(
    { section, category, subject, since },
    { skip: !isIdle, pollingInterval: LOOK_EVERY_MS, skipPollingIfUnfocused: true },
  );
  if (!currentData || currentData.count === 0) return null;
  return (
    <Place>
      <Button type="button" onClick={onShow}>
        <ArrowUpIcon size={18} />새 글 {currentData.count}
        {currentData.more ? '개 넘게' : '개'} 보기
      </Button>
    </Place>
  );
}

const Place = styled('div')({
  position: 'sticky',
  top: `calc(${size.header}px + 8px + ${topBar} + ${topInset})`,
  zIndex: 15,
  height: 0,
  display: 'flex',
  justifyContent: 'center',
});

const Button = styled('button')({
  ...text.label,
  fontWeight: 700,
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: size.touch,
  padding: '0 18px 0 14px',
  border: 0,
  borderRadius: radius.round,
  backgroundColor: color.primary,
  color: color.onPrimary,
  boxShadow: `0 4px 14px ${shadowColor(0.24)}`,
  cursor: 'pointer',
});
