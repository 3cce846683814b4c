import { style } from '@vanilla-extract/css'
import { segment, segments } from '../ChoiceForm/segments.ts'

export const root = style(segments)
export const button = style([segment("[aria-pressed='true']"), { selectors: { '&&': { padding: 0 } } }])
export const icon = style({ flex: 'none' })
