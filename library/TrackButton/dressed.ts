import { dress } from '../dress.ts'
import { TrackButton as Headless } from './TrackButton.tsx'
import { skin } from './TrackButton.css.ts'

export const TrackButton: typeof Headless = dress(Headless, skin)
