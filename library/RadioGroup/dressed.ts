import { dress } from '../dress.ts'
import { RadioGroup as Headless } from './RadioGroup.tsx'
import { skin } from './RadioGroup.css.ts'

export const RadioGroup: typeof Headless = dress(Headless, skin)
