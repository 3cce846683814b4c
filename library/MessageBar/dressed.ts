import { dress } from '../dress.ts'
import { MessageBar as Headless } from './MessageBar.tsx'
import { skin } from './MessageBar.css.ts'

export const MessageBar: typeof Headless = dress(Headless, skin)
