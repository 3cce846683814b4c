import type { Company, CompanyType } from '@tropa/contract'
import { companyEvents } from '../events/event-sections.tsx'
import { companyExcursions } from '../excursions/excursion-sections.tsx'
import { CardSection, type CardSectionOf } from '../lists/CardSection.tsx'
import { companyProducts } from '../products/product-sections.tsx'
import { companyTours } from '../tours/tour-sections.tsx'

/** The section of each kind, in the order of the page. */
const sectionOfKind: Readonly<Record<CompanyType, CardSectionOf<Company>>> = {
  tour: companyTours,
  excursion: companyExcursions,
  event: companyEvents,
  product: companyProducts,
}

/** Everything that a company offers, by kind; a kind that it does not offer has no section. */
export const CompanyOffers = ({ company }: { company: Company }) =>
  Object.values(sectionOfKind)
    .filter(({ cards }) => cards(company).length > 0)
    .map((section, index) => (
      <CardSection key={section.id} section={{ ...section, isWash: index % 2 === 0 }} source={company} />
    ))
