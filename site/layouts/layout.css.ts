import { wrap } from '@tropa/library/layout.ts'
import { vars } from '@tropa/library/theme'
import { style } from '@vanilla-extract/css'

export const page = style({ container: 'page / inline-size', minBlockSize: '100vh', display: 'flex', flexDirection: 'column' })
export const main = style({ flex: 1, selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } } })
export const column = style([main, wrap, { maxInlineSize: `calc(${vars.size.measure} + 2 * ${vars.space.gutter})` }])
