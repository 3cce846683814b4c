import { dress } from '../dress.ts'
import { Select as Headless } from './Select.tsx'
import { skin } from './Select.css.ts'

export const Select: typeof Headless = dress(Headless, skin)
