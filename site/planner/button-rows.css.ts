import { vars } from '@tropa/library/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const onPhone = 'page (max-width: 30rem)'

/** Buttons side by side; on a phone in two columns, and the last one over both if it is alone in its row. */
export const buttonRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  '@container': {
    [onPhone]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'stretch' },
    'page (max-width: 17rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
const inside = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${buttonRow} > ${selector}`, { '@container': { [onPhone]: rule } })
inside(':is(a, button)', { gap: vars.space[1], paddingInline: vars.space[1] })
inside(':last-child:nth-child(odd)', { gridColumn: '1 / -1' })
inside('form', { display: 'grid' })
