import { dress } from '../dress.ts'
import { Breadcrumbs as Headless } from './Breadcrumbs.tsx'
import * as skin from './Breadcrumbs.css.ts'

export const Breadcrumbs: typeof Headless = dress(Headless, skin)
