import { visuallyHidden } from '@tropa/library/layout.ts'
import { vars } from '@tropa/library/theme'
import { style } from '@vanilla-extract/css'

export const plan = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] })
export const announcement = style(visuallyHidden)

/** A day begins with a line, as in a timetable. */
export const day = style({
  display: 'grid',
  gap: vars.space[2],
  paddingBlockStart: vars.space[3],
  borderBlockStart: `${vars.line.thick} solid ${vars.color.text}`,
  selectors: { '& ~ &': { marginBlockStart: vars.space[4] } },
})
export const dayHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
})
export const dayTitle = style({ fontSize: vars.text.lg })
/** The same dashes as on the map (`Map.css.ts`) for the legs of this day. */
const dashed = (color: string, dash: string) => ({
  background: `repeating-linear-gradient(90deg, ${color} ${dash})`,
})
export const dayLine = style({
  inlineSize: '2.75rem',
  blockSize: vars.line.heavy,
  selectors: {
    "&[data-part='0']": dashed(vars.color.track, '0 8px, transparent 8px 14px'),
    "&[data-part='1']": dashed(vars.color.track, '0 18px, transparent 18px 22px'),
    "&[data-part='2']": dashed(vars.color.track, '0 3px, transparent 3px 8px'),
    "&[data-part='3']": dashed(vars.color.track, '0 12px, transparent 12px 16px'),
  },
})
export const towns = style({ flex: '1 1 6rem', color: vars.color.textMuted })
export const dayTools = style({ display: 'flex', marginInlineStart: 'auto' })
/** Takes the place of the button that shows a stop on the map, so that the other buttons stay aligned. */
export const noPoint = style({ inlineSize: vars.size.target })
/** Shown above the first of its stops. */
export const town = style({ listStyle: 'none', marginBlockStart: vars.space[1] })
export const townTitle = style({ fontSize: vars.text.md })
export const emptyDay = style({
  padding: vars.space[3],
  border: `${vars.line.card} dashed ${vars.color.actionEdge}`,
  borderRadius: vars.radius.lg,
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  textAlign: 'center',
})

export const note = style({
  paddingInlineStart: vars.space[3],
  borderInlineStart: `${vars.line.heavy} solid ${vars.color.actionEdge}`,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})
export const fields = style({ display: 'grid', gap: vars.space[3], paddingBlockStart: vars.space[2] })
export const timesNote = style({ color: vars.color.textMuted, fontSize: vars.text.sm })
export const suggest = style({ display: 'grid', gap: vars.space[2] })
/** Its text is aligned with the stops, because the button has a background only while it is hovered. */
export const suggestButton = style({ justifySelf: 'start' })
export const preview = style({
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[4],
  border: `${vars.line.card} solid ${vars.color.actionEdge}`,
  borderRadius: vars.radius.lg,
})
export const previewList = style({ paddingInlineStart: vars.space[5] })
/** The fixes under the text of a notice. A button without a border is aligned with that text. */
export const fixes = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[2],
  marginBlockEnd: '-.4rem',
  marginInlineStart: '-.75rem',
})

export const aboutTrack = style({ display: 'grid', gap: vars.space[3], marginBlockStart: vars.space[6] })
export const transport = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
  gap: `${vars.space[4]} ${vars.space[8]}`,
})
export const ways = style({
  display: 'grid',
  gap: vars.space[2],
  margin: `${vars.space[2]} 0 0`,
  padding: 0,
  listStyle: 'none',
})
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[2]} ${vars.space[6]}`,
  padding: 0,
  listStyle: 'none',
})
export const details = style({ display: 'grid', gap: vars.space[1], fontSize: vars.text.sm })
