import { dress } from '../dress.ts'
import { Notifications as Headless } from './Notifications.tsx'
import { skin } from './Notifications.css.ts'

export const Notifications: typeof Headless = dress(Headless, skin)
