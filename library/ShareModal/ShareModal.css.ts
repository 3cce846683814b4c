import { globalStyle, style } from '@vanilla-extract/css'
import { root as button } from '../Button/Button.css.ts'
import { vars } from '../theme/contract.css.ts'
import { body, close, closeIcon, footer, header, panel, root, title } from '../Modal/Modal.css.ts'
import { root as icon } from '../Icon/Icon.css.ts'

const { color, space } = vars

export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  selectors: { '* + &': { marginBlockStart: space[4] } },
})
export const label = style({ fontSize: vars.text.sm, fontWeight: vars.weight.medium, lineHeight: vars.leading.snug })
export const input = style({
  inlineSize: '100%',
  minBlockSize: vars.size.control,
  paddingInline: '.875rem',
  border: `${vars.line.hair} solid ${color.borderStrong}`,
  borderRadius: vars.radius.md,
  background: color.surfaceSunken,
  color: color.text,
  textOverflow: 'ellipsis',
  selectors: {
    '&[data-loading]': { borderStyle: 'dashed', cursor: 'progress' },
    '&::placeholder': { color: color.textMuted, opacity: 1 },
  },
})
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], marginBlockStart: space[2] })
globalStyle(`${buttons} > *`, { flex: '1 1 9rem' })
export const copy = button
export const share = button
/** Its line is reserved, so that nothing moves when the note appears. */
export const note = style({
  minBlockSize: `calc(${vars.leading.snug} * 1em)`,
  color: color.textMuted,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.snug,
  selectors: {
    "&[data-state='copied']": { color: color.success, fontWeight: vars.weight.medium },
    "&[data-state='refused']": { color: color.danger },
  },
})
export const failed = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[4],
  selectors: { '* + &': { marginBlockStart: space[4] } },
})
export const retry = button

export const skin = {
  body,
  close,
  closeIcon,
  footer,
  header,
  panel,
  root,
  title,
  icon,
  field,
  label,
  input,
  buttons,
  copy,
  share,
  note,
  failed,
  retry,
}
