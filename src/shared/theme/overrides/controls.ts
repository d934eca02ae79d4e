import type { Components, Theme } from '@mui/material/styles';
import { createElement } from 'react';
import { TickBox } from '@/shared/theme/tick-box';
import { color, focusRing, media, motion, radius, size, space, text, toneColors, tones } from '@/shared/tokens';

const fields = {
  MuiFormControl: { styleOverrides: { root: { display: 'flex' } } },
  MuiFormLabel: {
    styleOverrides: {
      root: {
        ...text.label,
        marginBottom: space(1.5),
        '&, &.Mui-focused, &.Mui-error, &.Mui-disabled': { color: color.ink },
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        ...text.small,
        margin: `${space(1.5)} 2px 0`,
        '&.Mui-error': { fontWeight: 600 },
      },
    },
  },
  MuiInputBase: {
    styleOverrides: {
      root: {
        ...text.lead,
        minHeight: size.input,
        padding: `0 ${space(4)}`,
        border: `1px solid ${color.lineStrong}`,
        borderRadius: radius.field,
        backgroundColor: color.surface,
        transition: `border-color ${motion.quick}ms, box-shadow ${motion.quick}ms`,
        '&.Mui-focused': { borderColor: color.primary, boxShadow: `0 0 0 2px ${color.primary}` },
        '&.Mui-error': { borderColor: color.danger },
        '&.Mui-error.Mui-focused': { boxShadow: `0 0 0 2px ${color.danger}` },
        '&.Mui-disabled': { backgroundColor: color.sunken, borderColor: color.line },
        '&.MuiInputBase-multiline': { padding: `${space(3)} ${space(4)}` },
        '&.MuiInputBase-adornedEnd': { paddingRight: space(1) },
        '&.MuiInputBase-multiline .MuiInputBase-input': { padding: 0 },
      },
      input: {
        height: 'auto',
        padding: '12px 0',
        lineHeight: 1.5,
        // the box around it already shows the focus
        outline: 'none',
        '&::placeholder': { color: color.inkFaint, opacity: 1 },
      },
    },
  },
} satisfies Components<Theme>;

const noMark = createElement(() => null);
const tickBox = createElement(TickBox);

/** Frame and ground of a choice that is on. */
const chosen = { borderColor: color.primary, backgroundColor: color.leafSoft, color: color.onLeafSoft } as const;

/** The frame shows the state: neither a mark nor its gap. */
const markless = {
  '& > .MuiCheckbox-root, & > .MuiRadio-root': { display: 'contents' },
  '& > .MuiCheckbox-root > span': { display: 'none' },
} as const;

const choices = {
  MuiFormControlLabel: {
    defaultProps: { disableTypography: true },
    styleOverrides: {
      root: {
        ...text.body,
        position: 'relative',
        display: 'flex',
        gap: space(3),
        minHeight: size.touch,
        margin: 0,
        borderRadius: radius.small,
        touchAction: 'manipulation',
        '&:has(input:focus-visible)': focusRing,
        '&.Mui-disabled': { color: color.inkFaint },
        // the control covers its label, so that a tap, a drag of the finger and a screen reader meet the real one
        '& > .MuiCheckbox-root, & > .MuiRadio-root': { position: 'static' },
      },
    },
    variants: [
      {
        props: { 'data-look': 'framed' },
        style: {
          ...text.strong,
          minHeight: size.mainButton,
          padding: `${space(3)} ${space(4)}`,
          border: `1px solid ${color.lineStrong}`,
          borderRadius: radius.field,
          '&:has(input:checked)': chosen,
          '&:has([aria-invalid="true"])': { borderColor: color.danger },
        },
      },
      {
        props: { 'data-look': 'tile' },
        style: {
          ...markless,
          justifyContent: 'center',
          border: `1px solid ${color.lineStrong}`,
          borderRadius: radius.field,
          backgroundColor: color.surface,
          color: color.inkSoft,
          textAlign: 'center',
          transition: `background-color ${motion.quick}ms, border-color ${motion.quick}ms`,
          [media.hover]: { '&:hover': { backgroundColor: color.sunken } },
          '&.Mui-error': { borderColor: color.danger },
          '&:has(input:checked)': {
            borderColor: color.primary,
            boxShadow: `inset 0 0 0 1px ${color.primary}`,
            fontWeight: 700,
          },
          '&.Mui-disabled': { borderColor: color.line },
        },
      },
      {
        props: { 'data-look': 'pill' },
        style: {
          ...markless,
          ...text.label,
          display: 'inline-flex',
          border: `1px solid ${color.lineStrong}`,
          borderRadius: radius.round,
          backgroundColor: color.surface,
          color: color.inkSoft,
          transition: `background-color ${motion.quick}ms, border-color ${motion.quick}ms`,
          [media.hover]: { '&:hover': { backgroundColor: color.sunken } },
          '&:has(input:checked)': chosen,
        },
      },
    ],
  },
  MuiRadio: {
    // every radio is a tile, whose frame shows its state
    defaultProps: { icon: noMark, checkedIcon: noMark },
    styleOverrides: { root: { padding: 0 } },
  },
  MuiCheckbox: {
    defaultProps: { icon: tickBox, checkedIcon: tickBox },
    styleOverrides: {
      root: {
        flex: 'none',
        padding: 0,
        // the ring is around the label
        '&.Mui-focusVisible svg:first-of-type': { outline: 'none' },
      },
    },
  },
  MuiSwitch: {
    styleOverrides: {
      root: { width: '48px', height: '28px', padding: 0, overflow: 'visible' },
      switchBase: {
        padding: '4px',
        color: color.lineStrong,
        '&, &:hover, &.Mui-checked:hover': { backgroundColor: 'transparent' },
        '&.Mui-checked': { color: color.onPrimary },
        '&.Mui-checked + .MuiSwitch-track': { borderColor: color.primary, backgroundColor: color.primary },
        // the ring is around the row
        '&.Mui-focusVisible ~ .MuiSwitch-track': { outline: 'none' },
      },
      thumb: { boxShadow: 'none' },
      track: {
        boxSizing: 'border-box',
        border: `1px solid ${color.lineStrong}`,
        borderRadius: radius.round,
        backgroundColor: color.sunken,
      },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        ...text.label,
        // not MUI's flexible box, whose text has no ellipsis
        display: 'inline-block',
        maxWidth: '100%',
        minHeight: size.touch,
        padding: `${space(1)} ${space(4)}`,
        overflow: 'hidden',
        borderColor: color.line,
        borderRadius: radius.round,
        color: color.inkSoft,
        whiteSpace: 'nowrap',
        textOverflow: 'ellipsis',
        transition: `background-color ${motion.quick}ms, border-color ${motion.quick}ms`,
        '&, &:hover': { backgroundColor: color.surface },
        [media.hover]: { '&:hover': { borderColor: color.lineStrong } },
        '&.Mui-selected, &.Mui-selected:hover': { ...chosen, fontWeight: 700 },
      },
    },
  },
} satisfies Components<Theme>;

const others = {
  MuiChip: {
    styleOverrides: {
      root: {
        ...text.caption,
        gap: '4px',
        height: 'auto',
        padding: '3px 10px',
        borderRadius: radius.round,
        fontWeight: 700,
        whiteSpace: 'normal',
      },
      icon: { flex: 'none', margin: 0 },
      label: { padding: 0, overflow: 'visible', whiteSpace: 'normal' },
    },
    variants: tones.map((tone) => ({
      props: { color: tone },
      style: { backgroundColor: toneColors[tone].soft, color: toneColors[tone].on },
    })),
  },
  MuiNativeSelect: {
    styleOverrides: {
      select: {
        // as wide as what is chosen, not as the longest choice
        fieldSizing: 'content',
        maxWidth: '100%',
        alignSelf: 'stretch',
        borderRadius: 'inherit',
        textOverflow: 'ellipsis',
        // over MUI's own padding and the style of a text input
        '&&&': {
          ...text.label,
          // 16 px, or a phone zooms in on it
          fontSize: 'max(16px, 0.875rem)',
          padding: `0 calc(${space(4.5)} + 1.125rem) 0 ${space(4)}`,
        },
        '& > option': { backgroundColor: color.surfaceRaised, color: color.ink },
      },
      icon: { top: '50%', right: space(3), color: 'inherit', transform: 'translateY(-50%)' },
    },
  },
  MuiSlider: {
    styleOverrides: {
      root: {
        height: '6px',
        padding: '19px 0',
        '@media (pointer: coarse)': { padding: '19px 0' },
        color: color.primary,
      },
      rail: { backgroundColor: color.line, opacity: 1 },
      thumb: {
        width: '28px',
        height: '28px',
        border: `3px solid ${color.surface}`,
        '&::before': { boxShadow: 'none' },
        '&:hover, &.Mui-active': { boxShadow: 'none' },
        '&:has(input:focus-visible)': { ...focusRing, boxShadow: 'none' },
      },
    },
  },
} satisfies Components<Theme>;

const folds = {
  MuiAccordion: {
    defaultProps: { disableGutters: true, square: true },
    styleOverrides: {
      root: { backgroundColor: 'transparent', color: 'inherit', '&::before': { display: 'none' } },
    },
    variants: [
      {
        props: { 'data-look': 'card' },
        style: {
          border: `1px solid ${color.line}`,
          borderRadius: radius.card,
          backgroundColor: color.surface,
          color: color.ink,
          overflow: 'hidden',
          '& .MuiAccordionSummary-root': {
            padding: space(4),
            // inside the frame, which cuts what is outside
            '&.Mui-focusVisible': { borderRadius: radius.card, outlineOffset: '-3px' },
          },
          '& .MuiAccordionSummary-expandIconWrapper': { color: color.inkFaint },
          '& .MuiAccordionDetails-root': { padding: `0 ${space(4)} ${space(4)}` },
        },
      },
    ],
  },
  MuiAccordionSummary: {
    styleOverrides: {
      root: {
        ...text.label,
        gap: space(1),
        justifyContent: 'flex-start',
        minHeight: size.touch,
        padding: 0,
        borderRadius: radius.small,
        userSelect: 'text',
        fontVariantNumeric: 'tabular-nums',
      },
      content: { display: 'block', minWidth: 0, margin: 0 },
      expandIconWrapper: { flex: 'none', color: 'inherit' },
    },
  },
  MuiAccordionDetails: { styleOverrides: { root: { padding: 0 } } },
} satisfies Components<Theme>;

export const controls = { ...fields, ...choices, ...folds, ...others } satisfies Components<Theme>;
