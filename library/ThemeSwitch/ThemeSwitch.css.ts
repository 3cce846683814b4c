import { style } from '@vanilla-extract/css'
import { button, icon, list, menu, option, panel } from '../Menu/Menu.css.ts'

export const root = style({ display: 'inline-block' })

export const skin = { button, icon, list, menu, option, panel, root }
