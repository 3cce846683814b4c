import { dress } from '../dress.ts'
import { SubscribeWidget as Headless } from './SubscribeWidget.tsx'
import { skin } from './SubscribeWidget.css.ts'

export const SubscribeWidget: typeof Headless = dress(Headless, skin)
