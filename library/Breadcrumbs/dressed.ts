import { dress } from '../dress.ts'
import { Breadcrumbs as Headless } from './Breadcrumbs.tsx'
import { skin } from './Breadcrumbs.css.ts'

export const Breadcrumbs: typeof Headless = dress(Headless, skin)
