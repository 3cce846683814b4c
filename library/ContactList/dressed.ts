import { dress } from '../dress.ts'
import { ContactList as Headless } from './ContactList.tsx'
import { skin } from './ContactList.css.ts'

export const ContactList: typeof Headless = dress(Headless, skin)
