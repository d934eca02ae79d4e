import type { InquiryMessage } from '@contract/mypage/inquiries.responses';
import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import { formatTime } from '@/shared/lib/format-time';
import { UploadPhotos } from '@/shared/photos/upload-photo';
import { color, radius, space, text } from '@/shared/tokens';

interface ThreadProps {
  messages: readonly InquiryMessage[];
  /** The reader's role: messages of that role are on the right. */
  own: InquiryMessage['by'];
  /** How each side is called. */
  names: Record<InquiryMessage['by'], string>;
  /** Refetches the messages, with new signed addresses of their pictures. */
  onRefresh: () => void;
}

/** The messages, the oldest first. */
export function Thread({ messages, own, names, onRefresh }: ThreadProps) {
  return (
    <List aria-label="문의와 답변">
      {messages.map(({ id, by, text: words, images, created_at }) => (
        <Item key={id} data-own={by === own ? '' : undefined}>
          <Typography variant="caption" color="textSecondary">
            <b>{names[by]}</b> · {formatTime(created_at, 'monthDayMinute')}
          </Typography>
          <Bubble>{words}</Bubble>
          {images.length > 0 ? <UploadPhotos paths={images} label="사진" side={96} onRetry={onRefresh} /> : null}
        </Item>
      ))}
    </List>
  );
}

const List = styled('ol')({ display: 'grid', gap: space(5), listStyle: 'none', margin: 0, padding: 0 });

const Item = styled('li')({
  display: 'grid',
  justifyItems: 'start',
  gap: space(1.5),
  paddingRight: space(8),
  '&[data-own]': { justifyItems: 'end', padding: `0 0 0 ${space(8)}` },
});

const Bubble = styled('div')({
  ...text.body,
  boxSizing: 'border-box',
  maxWidth: '100%',
  padding: `${space(3)} ${space(4)}`,
  borderRadius: radius.card,
  borderTopLeftRadius: '6px',
  border: `1px solid ${color.line}`,
  backgroundColor: color.surface,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  '[data-own] > &': {
    border: '1px solid transparent',
    borderRadius: radius.card,
    borderTopRightRadius: '6px',
    backgroundColor: color.leafSoft,
    color: color.onLeafSoft,
  },
});
