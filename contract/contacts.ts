import * as v from 'valibot'
import { WebAddress } from './values.ts'

/** How to reach a place or a company. */
export const Contacts = v.object({
  /** Each is 10 digits, without the country code. */
  phones: v.array(v.string()),
  emails: v.array(v.string()),
  site: v.nullish(WebAddress),
  socials: v.array(WebAddress),
})
export type Contacts = v.InferOutput<typeof Contacts>
