import { dress } from '../dress.ts'
import { ShareModal as Headless } from './ShareModal.tsx'
import { skin } from './ShareModal.css.ts'

export const ShareModal: typeof Headless = dress(Headless, skin)
