import { dress } from '../dress.ts'
import { skin } from './PageCover.css.ts'
import { PageCover as Headless } from './PageCover.tsx'

export const PageCover: typeof Headless = dress(Headless, skin)
