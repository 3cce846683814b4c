import { style } from '@vanilla-extract/css'
import { root as categoryRoot } from '../Category/Category.css.ts'
import { vars } from '../theme/contract.css.ts'

export { icon as kindIcon } from '../Category/Category.css.ts'
export { root as facts, fact, icon as factIcon } from '../Facts/Facts.css.ts'
export { heading, link } from './title.css.ts'

export const kind = style([categoryRoot, { justifySelf: 'start' }])
export const summary = style({ color: vars.color.textMuted, fontSize: vars.text.sm, lineHeight: vars.leading.snug })
