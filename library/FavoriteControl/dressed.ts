import { dress } from '../dress.ts'
import { FavoriteControl as Headless } from './FavoriteControl.tsx'
import { skin } from './FavoriteControl.css.ts'

export const FavoriteControl: typeof Headless = dress(Headless, skin)
