import { dress } from '../dress.ts'
import { skin } from './SketchMap.css.ts'
import { SketchMap as Headless } from './SketchMap.tsx'

export const SketchMap: typeof Headless = dress(Headless, skin)
