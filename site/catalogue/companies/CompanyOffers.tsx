import type { Company } from '@tropa/contract'
import { companyEvents } from '../events/event-sections.tsx'
import { companyExcursions } from '../excursions/excursion-sections.tsx'
import { CardSection } from '../lists/CardSection.tsx'
import { companyProducts } from '../products/product-sections.tsx'
import { companyTours } from '../tours/tour-sections.tsx'

const offerings = [companyTours, companyExcursions, companyEvents, companyProducts] as const

/** Everything that a company offers, by kind; a kind that it does not offer has no section. */
export const CompanyOffers = ({ company }: { company: Company }) =>
  offerings
    .filter(({ cards }) => cards(company).length > 0)
    .map((section, index) => (
      <CardSection key={section.id} section={{ ...section, isWash: index % 2 === 0 }} source={company} />
    ))
