import { dress } from '../dress.ts'
import { LowVisionPanel as Headless } from './LowVisionPanel.tsx'
import { skin } from './LowVisionPanel.css.ts'

export const LowVisionPanel: typeof Headless = dress(Headless, skin)
