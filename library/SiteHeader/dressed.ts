import { dress } from '../dress.ts'
import { SiteHeader as Headless } from './SiteHeader.tsx'
import { skin } from './SiteHeader.css.ts'

export const SiteHeader: typeof Headless = dress(Headless, skin)
