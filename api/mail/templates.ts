import { accountLetters } from '../accounts/letters.ts'
import { orderLetters } from '../orders/letters.ts'
import { reportLetters } from '../reports/letters.ts'
import { ticketLetters } from '../tickets/letters.ts'
import { trackLetters } from '../tracks/letters.ts'
import { guideLetters } from './guide-letters.ts'
import type { Template } from './letter.ts'

/** The template of each mail, by the name that the outbox stores. */
export const templates = {
  ...accountLetters,
  ...guideLetters,
  ...orderLetters,
  ...reportLetters,
  ...ticketLetters,
  ...trackLetters,
}

/** Names of the templates. */
export type TemplateName = keyof typeof templates
/** What a template is filled with: JSON. */
export type ParametersOf<Name extends TemplateName> =
  (typeof templates)[Name] extends Template<infer Parameters> ? Parameters : never
