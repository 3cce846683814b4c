import { dress } from '../dress.ts'
import { skin } from './Gallery.css.ts'
import { Gallery as Headless } from './Gallery.tsx'

export const Gallery: typeof Headless = dress(Headless, skin)
