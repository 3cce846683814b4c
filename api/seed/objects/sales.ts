import type { offer, seller } from '../../database/content.ts'
import { momentAfter } from '../../dates/dates.ts'
import type { CompanyContent, Content, OfferContent, RefundTermContent } from '../content.ts'
import { kopecks } from '../values.ts'
import type { Draft, Entry } from './entry.ts'

type Row<Table extends { $inferInsert: unknown }> = Table['$inferInsert']

type SaleContent = {
  sale_state: string
  external_url?: string | null
  offers: OfferContent[]
  refund_terms?: RefundTermContent[]
}

const usualLimit = 10

/** How the object of a draft is sold. */
export const saleOf = ({ sale_state, external_url = null, offers, refund_terms }: SaleContent) => ({
  sale_state,
  external_url,
  offers,
  refund_terms,
})

export const sellerRow = ({ id, title, inn, ogrn, legal_address, contacts, ...tax }: CompanyContent) =>
  ({
    id,
    title: title.ru,
    title_en: title.en ?? title.ru,
    inn,
    ogrn: ogrn ?? null,
    legal_address: legal_address.ru,
    legal_address_en: legal_address.en ?? legal_address.ru,
    phones: contacts.phones,
    emails: contacts.emails,
    tax_system_code: tax.tax_system_code,
    vat_code: tax.vat_code,
  }) satisfies Row<typeof seller>

/** The end of an offer: that of the session in which it begins, else its beginning plus the hours of the object. */
function endOf({ sessions = [], hours }: Draft<unknown>, starts_at: string | null): string | null {
  if (starts_at === null) return null
  const start = Date.parse(starts_at)
  const session = sessions.find((one) => Date.parse(one.starts_at) <= start && start < Date.parse(one.ends_at))
  if (session) return session.ends_at
  return hours === undefined ? null : momentAfter(starts_at, hours, 'hour').toISOString()
}

const byHours = (terms: readonly RefundTermContent[]) =>
  terms.toSorted((one, other) => other.hours_before - one.hours_before)

export const offerRows =
  ({ companies }: Content) =>
  ({ draft }: Entry): Row<typeof offer>[] => {
    const company = companies.find(({ id }) => id === draft.organizer_id)
    const usualTerms = draft.refund_terms ?? company?.refund_terms ?? []
    return (draft.offers ?? []).map((content, position) => ({
      id: content.id,
      position,
      object_type: draft.object_type,
      object_id: draft.id,
      title: content.title.ru,
      title_en: content.title.en ?? content.title.ru,
      price: kopecks(content.price),
      starts_at: content.starts_at,
      ends_at: endOf(draft, content.starts_at),
      seats: content.seats,
      requires: content.requires,
      quantity_limit: content.quantity_limit ?? usualLimit,
      refund_terms: byHours(content.refund_terms ?? usualTerms),
    }))
  }
