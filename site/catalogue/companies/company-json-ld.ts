import type { Company } from '@tropa/contract'
import type { Organization } from 'schema-dts'
import { isInvented, reached } from '../json-ld/offers-json-ld.ts'
import { describedThing, type DescriptionContext } from '../json-ld/described-thing.ts'
import { postalAddress } from '../json-ld/where-json-ld.ts'

/** Numbers and addresses are left out if they are invented. */
const registered = (company: Company) =>
  isInvented(company) ? {} : { taxID: company.inn, email: company.contacts.emails }

export const companyThing = (company: Company, context: DescriptionContext): Organization => ({
  '@type': company.kind === 'tour_operator' ? 'TravelAgency' : 'Organization',
  ...describedThing(company, context),
  ...reached(company),
  ...registered(company),
  address: postalAddress(isInvented(company) ? company : { ...company, the_address: company.legal_address }, context),
})
