import { dress } from '../dress.ts'
import { skin } from './YearPanorama.css.ts'
import { YearPanorama as Headless } from './YearPanorama.tsx'

export const YearPanorama: typeof Headless = dress(Headless, skin)
