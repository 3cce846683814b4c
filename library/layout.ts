import { vars } from './theme/contract.css.ts'

/** The width of a page's content, the same in the header, the page and the footer. */
export const wrap = {
  inlineSize: '100%',
  maxInlineSize: `calc(${vars.size.content} + 2 * ${vars.space.gutter})`,
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
} as const

/** Custom property: the height of the bar that stays at the lower edge of a narrow window. */
export const barHeight = '--bar-height'
/** The size of a button of that bar: it scales with the text and the window, but stays large enough for a finger. */
export const barTool = 'min(2.75rem, max(44px, 14vw))'
/**
 * The space that a page's own bar leaves at its end for the three buttons of the header's bar. On a page of 16rem or
 * less they are below it, and it leaves `barHeight` there.
 */
export const barToolsRoom = `calc(3 * ${barTool} + 5 * ${vars.space[1]})`

/** Visually hidden, read by screen readers. */
export const visuallyHidden = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

/** A control that is high enough for a finger, with an icon beside its text. */
export const target = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.size.target,
  paddingInline: vars.space[4],
  borderRadius: vars.radius.md,
} as const

/** A panel that opens below its control, over the page. */
export const dropdown = {
  position: 'absolute',
  zIndex: vars.layer.dropdown,
  insetBlockStart: `calc(100% + ${vars.space[1]})`,
  border: `${vars.line.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surfaceRaised,
  boxShadow: vars.elevation[2],
} as const

/** An option of a menu or a picker. */
export const choice = {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.size.target,
  padding: '.5rem .75rem',
  borderRadius: vars.radius.md,
  lineHeight: vars.leading.snug,
} as const
