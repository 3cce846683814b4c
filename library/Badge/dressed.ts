import { dress } from '../dress.ts'
import { Badge as Headless } from './Badge.tsx'
import { skin } from './Badge.css.ts'

export const Badge: typeof Headless = dress(Headless, skin)
