import { dress } from '../dress.ts'
import { TextField as Headless } from './TextField.tsx'
import { skin } from './TextField.css.ts'

export const TextField: typeof Headless = dress(Headless, skin)
