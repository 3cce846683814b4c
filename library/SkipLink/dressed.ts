import { dress } from '../dress.ts'
import { SkipLink as Headless } from './SkipLink.tsx'
import { skin } from './SkipLink.css.ts'

export const SkipLink: typeof Headless = dress(Headless, skin)
