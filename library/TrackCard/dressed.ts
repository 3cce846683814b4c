import { dress } from '../dress.ts'
import { TrackCard as Headless } from './TrackCard.tsx'
import { skin } from './TrackCard.css.ts'

export const TrackCard: typeof Headless = dress(Headless, skin)
