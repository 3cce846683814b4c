import { dress } from '../dress.ts'
import { PhoneLink as Headless } from './PhoneLink.tsx'
import { skin } from './PhoneLink.css.ts'

export const PhoneLink: typeof Headless = dress(Headless, skin)
