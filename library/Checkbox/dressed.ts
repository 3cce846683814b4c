import { dress } from '../dress.ts'
import { Checkbox as Headless } from './Checkbox.tsx'
import { skin } from './Checkbox.css.ts'

export const Checkbox: typeof Headless = dress(Headless, skin)
