import { dress } from '../dress.ts'
import { skin } from './Disclosure.css.ts'
import { Disclosure as Headless } from './Disclosure.tsx'

export const Disclosure: typeof Headless = dress(Headless, skin)
