import { dress } from '../dress.ts'
import { Skeleton as Headless } from './Skeleton.tsx'
import { skin } from './Skeleton.css.ts'

export const Skeleton: typeof Headless = dress(Headless, skin)
