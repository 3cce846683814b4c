import type { CompanyContent } from '../content.ts'
import type { World } from './entry.ts'

/** Contacts of the organizer; the company's card is joined on reading. */
export function contactsOf(
  { organizer_id }: { organizer_id: number },
  { companies }: World,
): { contacts?: CompanyContent['contacts'] } {
  const company = companies.get(organizer_id)
  return company ? { contacts: company.contacts } : {}
}
