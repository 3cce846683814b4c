import { dress } from '../dress.ts'
import { skin } from './Cover.css.ts'
import { Cover as Headless } from './Cover.tsx'

export const Cover: typeof Headless = dress(Headless, skin)
