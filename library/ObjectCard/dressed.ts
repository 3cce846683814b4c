import { dress } from '../dress.ts'
import { ObjectCard as Headless } from './ObjectCard.tsx'
import { skin } from './ObjectCard.css.ts'

export const ObjectCard: typeof Headless = dress(Headless, skin)
