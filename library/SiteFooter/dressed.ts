import { dress } from '../dress.ts'
import { SiteFooter as Headless } from './SiteFooter.tsx'
import { skin } from './SiteFooter.css.ts'

export const SiteFooter: typeof Headless = dress(Headless, skin)
