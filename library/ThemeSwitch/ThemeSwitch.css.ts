import { style } from '@vanilla-extract/css'

export { button, icon, list, menu, option, panel } from '../Menu/Menu.css.ts'

export const root = style({ display: 'inline-block' })
