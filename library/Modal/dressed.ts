import { dress } from '../dress.ts'
import { Modal as Headless } from './Modal.tsx'
import { skin } from './Modal.css.ts'

export const Modal: typeof Headless = dress(Headless, skin)
