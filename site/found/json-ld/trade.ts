import type { Company, Product } from '@tropa/contract'
import type { Organization, Product as ProductThing } from 'schema-dts'
import { isInvented, offersOf, organizerOf, reached } from './offers.ts'
import { titled, type Telling } from './telling.ts'
import { postalAddress } from './where.ts'

export function productThing(product: Product, telling: Telling): ProductThing {
  const seller = organizerOf(product.organizer, telling)
  return { '@type': 'Product', ...titled(product, telling), offers: offersOf(product, telling)?.map((offer) => ({ ...offer, seller })) }
}

/** Its numbers and addresses only where they are real ones. */
const registered = (company: Company) =>
  isInvented(company) ? {} : { taxID: company.inn, email: company.contacts.emails }

export const companyThing = (company: Company, telling: Telling): Organization => ({
  '@type': company.kind === 'tour_operator' ? 'TravelAgency' : 'Organization',
  ...titled(company, telling),
  ...reached(company),
  ...registered(company),
  address: postalAddress(isInvented(company) ? company : { ...company, the_address: company.legal_address }, telling),
})
