import { createVar, keyframes, style } from '@vanilla-extract/css'
import { bandMask } from '../drawing/ornament.ts'
import { vars } from '../theme/contract.css.ts'
import { buttonShape } from './buttonShape.ts'

/** The colour of the label, and of the band that replaces it while the button is pending. */
const ink = createVar()
const drift = keyframes({ to: { maskPosition: '2rem 0' } })
/** A bevel drawn inside the amber, so that the edge does not change the size. */
const bevel = `color-mix(in srgb, ${vars.color.actionEdge} 40%, transparent)`
const active = (variant: string) => `&[data-variant='${variant}']:active:not([aria-disabled])`
const hovered = (variant: string) => `&[data-variant='${variant}']:hover:not([aria-disabled])`
const off = "&[data-disabled], &:disabled, &[data-variant='primary'][data-disabled], &[data-variant='primary']:disabled"

export const root = style({
  ...buttonShape,
  vars: { [ink]: vars.color.text },
  background: 'transparent',
  color: ink,
  textAlign: 'center',
  userSelect: 'none',
  transition: [
    `background ${vars.duration.fast} ${vars.easing.standard}`,
    `border-color ${vars.duration.fast}`,
    `transform ${vars.duration.instant}`,
  ].join(', '),
  selectors: {
    '&:hover': { color: ink },
    "&[data-size='lg']": { minBlockSize: vars.size.controlLg, paddingInline: '1.75rem', fontSize: vars.text.md },
    '&[data-block]': { inlineSize: '100%' },

    "&[data-variant='primary']": {
      vars: { [ink]: vars.color.onAction },
      background: vars.color.action,
      boxShadow: `inset 0 -2px 0 ${bevel}`,
    },
    [hovered('primary')]: { background: vars.color.actionHover },
    [active('primary')]: {
      background: vars.color.actionPressed,
      boxShadow: `inset 0 2px 0 ${bevel}`,
      transform: 'translateY(1px)',
    },

    "&[data-variant='secondary']": { background: vars.color.surface, borderColor: vars.color.borderStrong },
    [hovered('secondary')]: { borderColor: vars.color.text },
    [active('secondary')]: { background: vars.color.quietPressed, transform: 'translateY(1px)' },

    "&[data-variant='quiet']": { vars: { [ink]: vars.color.link }, paddingInline: '.75rem' },
    [hovered('quiet')]: { vars: { [ink]: vars.color.linkHover }, background: vars.color.quietHover },
    [active('quiet')]: { background: vars.color.quietPressed },

    "&[data-variant='ink']": { vars: { [ink]: vars.color.bg }, background: vars.color.text },
    [hovered('ink')]: { background: vars.color.linkHover },

    "&[data-variant='danger']": { vars: { [ink]: vars.color.onDanger }, background: vars.color.danger },

    '&[data-icon-only]': { flex: 'none', inlineSize: vars.size.target, padding: 0 },
    "&[data-variant='quiet'][data-icon-only]": { padding: 0 },

    [off]: {
      vars: { [ink]: vars.color.textDisabled },
      background: 'transparent',
      border: `${vars.line.thick} dashed ${vars.color.border}`,
      boxShadow: 'none',
      cursor: 'not-allowed',
    },
    // Its enabled neighbours have no frame, so a frame would draw attention to the disabled one. Low vision keeps it,
    // because there colour alone does not distinguish them.
    "html:not([data-theme^='lv']) &[data-variant='quiet']:is([data-disabled], :disabled)": {
      borderColor: 'transparent',
    },
    '&[data-pending]': { color: 'transparent', cursor: 'progress' },
    '&[data-pending]::after': {
      content: '',
      position: 'absolute',
      inlineSize: '3rem',
      blockSize: '.5rem',
      background: ink,
      mask: `${bandMask('teeth')} repeat-x 0 / auto 100%`,
      animation: `${drift} ${vars.duration.drift} linear infinite`,
    },

    "[data-theme^='lv'] &[data-variant]:not([data-disabled], :disabled)": { boxShadow: 'none' },
    "[data-theme^='lv'] &[data-variant='primary'], [data-theme^='lv'] &[data-variant='danger']": {
      borderColor: vars.color.border,
    },
    "[data-theme^='lv'] &[data-variant='quiet']": {
      textDecoration: 'underline',
      textDecorationThickness: vars.line.hair,
    },
    "[data-theme^='lv'] &[data-pending]::after": { animation: 'none' },
    '&&:focus-visible': { boxShadow: `0 0 0 2px ${vars.color.focusInner}` },
  },
  '@media': { '(prefers-reduced-motion: reduce)': { selectors: { '&[data-pending]::after': { animation: 'none' } } } },
  '@container': {
    // The narrowest screens with the largest text: a label breaks rather than sticks out, but no word of it shrinks.
    'page (max-width: 21rem)': {
      paddingInline: '.45rem',
      maxInlineSize: '100%',
      flexWrap: 'wrap',
      overflowWrap: 'break-word',
      hyphens: 'auto',
      selectors: { "&[data-size='lg']": { paddingInline: '.45rem' } },
    },
  },
})
/** Shown right after its button. */
export const reason = style({
  display: 'inline-block',
  padding: `${vars.space[1]} ${vars.space[2]}`,
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.snug,
})

export const skin = { root, reason }
