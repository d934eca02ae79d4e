import styled from '@emotion/styled';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  type ColorRole,
  color,
  colorRoles,
  motion,
  radius,
  size,
  space,
  type TextVariant,
  text,
  tones,
} from '@/shared/tokens';
import { Chip } from '@/shared/ui/basics/chip';
import { GallerySection } from './gallery-section';

const pairs: [ColorRole, ColorRole, string][] = [
  ['onPrimary', 'primary', '주요 동작'],
  ['onDanger', 'danger', '되돌릴 수 없음'],
  ['onToast', 'toast', '저장했어요'],
  ['onToastError', 'toastError', '서버요청 에러!'],
  ['ink', 'paper', '본문'],
  ['inkSoft', 'paper', '설명'],
  ['inkFaint', 'sunken', '덧붙임'],
];

/** Colours, type, spacing, radii and durations. */
export function GalleryFoundations() {
  return (
    <>
      <GallerySection title="색">
        <Swatches>
          {colorRoles.map((role) => (
            <Swatch key={role}>
              <i style={{ backgroundColor: color[role] }} />
              {role}
            </Swatch>
          ))}
        </Swatches>
        <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap' }}>
          {pairs.map(([front, back, words]) => (
            <span
              key={front + back}
              style={{
                ...text.label,
                padding: '10px 16px',
                borderRadius: radius.field,
                color: color[front],
                backgroundColor: color[back],
              }}
            >
              {words}
            </span>
          ))}
        </Stack>
        <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap' }}>
          {tones.map((tone) => (
            <Chip key={tone} tone={tone}>
              {tone}
            </Chip>
          ))}
        </Stack>
      </GallerySection>
      <GallerySection title="글자">
        <Card>
          <Stack spacing={3}>
            {(Object.keys(text) as TextVariant[]).map((variant) => (
              <Typography key={variant} variant={variant}>
                오늘도 한 뼘 자랐어요 · 18개월 {variant} {text[variant].fontSize}
              </Typography>
            ))}
          </Stack>
        </Card>
      </GallerySection>
      <GallerySection title="간격 · 모서리 · 움직임">
        <Stack direction="row" spacing={3} sx={{ flexWrap: 'wrap', alignItems: 'flex-end' }}>
          {[1, 2, 3, 4, 5, 6, 8, 10].map((steps) => (
            <Stack key={steps} spacing={1} sx={{ alignItems: 'center' }}>
              <i style={{ width: steps * 4, height: steps * 4, backgroundColor: color.leaf, borderRadius: 3 }} />
              <Typography variant="micro">{space(steps)}</Typography>
            </Stack>
          ))}
        </Stack>
        <Stack direction="row" spacing={3} sx={{ flexWrap: 'wrap' }}>
          {Object.entries(radius).map(([name, value]) => (
            <Stack key={name} spacing={1} sx={{ alignItems: 'center' }}>
              <i
                style={{
                  width: 64,
                  height: 48,
                  border: `1px solid ${color.lineStrong}`,
                  backgroundColor: color.surface,
                  borderRadius: value,
                }}
              />
              <Typography variant="micro">
                {name} {value}
              </Typography>
            </Stack>
          ))}
        </Stack>
        <Typography variant="small" color="textSecondary">
          누름 {motion.press} · 짧게 {motion.quick} · 차분히 {motion.calm} · 시트 {motion.sheet}ms · 누를 곳{' '}
          {size.touch}px · 주요 버튼 {size.mainButton}px · 탭 바 {size.tabBar}px
        </Typography>
      </GallerySection>
    </>
  );
}

const Swatches = styled('ul')({
  display: 'grid',
  gap: space(2),
  gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
});

const Swatch = styled('li')({
  ...text.micro,
  '& > i': {
    display: 'block',
    height: 44,
    borderRadius: radius.small,
    border: `1px solid ${color.line}`,
    marginBottom: 4,
  },
});
