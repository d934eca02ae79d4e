import type { Components, Theme } from '@mui/material/styles';
import { color, motion, radius, space, text, toneColors, tones } from '@/shared/tokens';

export const feedback = {
  MuiAlert: {
    styleOverrides: {
      root: {
        ...text.small,
        padding: `${space(3)} ${space(4)}`,
        borderRadius: radius.field,
        '&[data-large]': { ...text.body, padding: space(4), borderRadius: radius.card },
        // beside the sentence, or under it where the text is large
        '&:has(> .MuiAlert-action)': {
          flexWrap: 'wrap',
          rowGap: space(4),
          '& > .MuiAlert-message': { flexBasis: '12em' },
        },
      },
      icon: {
        flex: 'none',
        marginRight: space(2),
        padding: 0,
        opacity: 1,
        '[data-large] > &': { marginRight: space(3) },
      },
      message: { flex: '1 1 0', alignSelf: 'center', padding: 0, overflow: 'visible' },
      action: {
        alignItems: 'center',
        // as high as a line of text would leave it
        margin: `calc(-1 * ${space(2)}) calc(-1 * ${space(3)}) calc(-1 * ${space(2)}) auto`,
        padding: 0,
        '& .MuiButton-quiet': { color: 'inherit', textDecoration: 'underline', textUnderlineOffset: '3px' },
      },
    },
    variants: tones.map((tone) => ({
      props: { color: tone },
      style: {
        backgroundColor: toneColors[tone].soft,
        color: toneColors[tone].on,
        '& > .MuiAlert-icon': { color: 'inherit' },
      },
    })),
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: {
        height: '8px',
        borderRadius: radius.round,
        backgroundColor: color.sunken,
        boxShadow: `inset 0 0 0 1px ${color.line}`,
        '&[data-thick]': { height: '12px' },
      },
      bar: { borderRadius: radius.round, transition: `transform ${motion.calm}ms ${motion.ease}` },
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: false },
    styleOverrides: {
      root: {
        maxWidth: '100%',
        backgroundColor: color.line,
        // Not before half a second: until then a frame costs no styles, and what is quick does not flicker.
        animation: 'gg-breathe 1400ms ease-in-out 500ms infinite',
        '@keyframes gg-breathe': { '0%, 100%': { opacity: 1 }, '50%': { opacity: 0.55 } },
      },
      // as high as it is told
      text: { transform: 'none', borderRadius: radius.small },
      rounded: { borderRadius: radius.card },
    },
  },
  MuiAvatar: {
    styleOverrides: {
      root: {
        display: 'inline-flex',
        borderRadius: '38%',
        backgroundColor: color.sunken,
        boxShadow: `inset 0 0 0 1px ${color.line}`,
      },
    },
  },
  MuiBadge: {
    styleOverrides: {
      // A count as generated content: the link's name says it in a sentence, and its visible text must be in its name.
      dot: {
        inset: '-6px auto auto calc(50% + 2px)',
        display: 'block',
        minWidth: '1.6em',
        height: 'auto',
        padding: '0 0.3em',
        border: `2px solid ${color.paper}`,
        borderRadius: radius.round,
        fontSize: '0.6875rem',
        fontWeight: 700,
        lineHeight: 1.35,
        textAlign: 'center',
        fontVariantNumeric: 'tabular-nums',
        transform: 'none',
        '&::after': { content: 'attr(data-count)' },
      },
    },
  },
} satisfies Components<Theme>;
