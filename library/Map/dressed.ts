import { dress } from '../dress.ts'
import { skin } from './Map.css.ts'
import { Map as Headless } from './Map.tsx'

export const Map: typeof Headless = dress(Headless, skin)
