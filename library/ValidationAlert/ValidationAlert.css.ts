import { style } from '@vanilla-extract/css'
import { error, errorIcon } from '../Field/Field.css.ts'

export const root = error
export const icon = errorIcon
export const list = style({ display: 'grid', gap: '.25em', minInlineSize: 0 })
export const message = style({ overflowWrap: 'anywhere' })

export const skin = { root, icon, list, message }
