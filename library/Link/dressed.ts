import { dress } from '../dress.ts'
import { Link as Headless } from './Link.tsx'
import { skin } from './Link.css.ts'

export const Link: typeof Headless = dress(Headless, skin)
