import { dress } from '../dress.ts'
import { ComboBox as Headless } from './ComboBox.tsx'
import { skin } from './ComboBox.css.ts'

export const ComboBox: typeof Headless = dress(Headless, skin)
