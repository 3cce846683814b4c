import { dress } from '../dress.ts'
import { ContactList as Headless } from './ContactList.tsx'
import * as skin from './ContactList.css.ts'

export const ContactList: typeof Headless = dress(Headless, skin)
