import { style } from '@vanilla-extract/css'
import { visuallyHidden } from '../layout.ts'
import { below } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'

const inked = { background: vars.color.text, color: vars.color.bg }

export const root = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  gap: vars.space[2],
  minBlockSize: vars.size.target,
  padding: '.55rem 1.15rem',
  border: `${vars.line.thick} solid transparent`,
  borderRadius: vars.radius.md,
  background: vars.color.trackSoft,
  color: vars.color.onTrackSoft,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.semibold,
  lineHeight: '1.2',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  transition: `border-color ${vars.duration.fast} ${vars.easing.standard}`,
  selectors: {
    '&:hover': { color: vars.color.onTrackSoft, borderColor: vars.color.actionEdge },
    "[data-theme^='lv'] &": inked,
    "[data-theme^='lv'] &:hover": { color: vars.color.bg },
  },
  '@container': {
    [below.wide]: {
      inlineSize: vars.size.target,
      padding: 0,
      background: 'none',
      color: vars.color.text,
      selectors: { '&:hover': { color: vars.color.text, background: vars.color.quietHover } },
    },
  },
})
export const icon = style({ flex: 'none' })
export const label = style({ '@container': { [below.wide]: visuallyHidden } })
export const count = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '1.5rem',
  blockSize: '1.5rem',
  paddingInline: '.35rem',
  borderRadius: vars.radius.pill,
  background: vars.color.action,
  color: vars.color.onAction,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    "[data-theme^='lv'] &": {
      background: vars.color.bg,
      color: vars.color.text,
      border: `${vars.line.hair} solid ${vars.color.text}`,
    },
  },
  '@container': {
    [below.wide]: {
      position: 'absolute',
      insetBlockStart: '-.1rem',
      insetInlineEnd: '-.2rem',
      minInlineSize: '1.3rem',
      blockSize: '1.3rem',
    },
  },
})
