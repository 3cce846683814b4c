import type { Company } from '@tropa/contract'
import { Section } from '@tropa/library/Section/dressed.ts'
import type { ComponentProps, ReactNode } from 'react'
import { EventCardRow } from '../events/EventCardRow.tsx'
import { ProductCardView } from '../products/ProductCardView.tsx'
import { TourCardView } from '../tours/TourCardView.tsx'
import { useWords, type MessageId } from '../../messages/intl.tsx'

type Offering = Pick<ComponentProps<typeof Section>, 'layout' | 'columns'> & {
  id: string
  titleId: MessageId
  cards: readonly ReactNode[]
}

/** Everything that a company offers, kind by kind; of what it does not offer nothing is said. */
export function CompanyOffers({
  company: { tour_list, excursion_list, event_list, product_list },
}: {
  company: Company
}) {
  const say = useWords()
  const offerings: readonly Offering[] = [
    {
      id: 'tours',
      titleId: 'company.tours',
      layout: 'grid',
      columns: 3,
      cards: tour_list.map((tour) => <TourCardView key={tour.id} tour={tour} variant="card" />),
    },
    {
      id: 'excursions',
      titleId: 'company.excursions',
      layout: 'grid',
      columns: 4,
      cards: excursion_list.map((tour) => <TourCardView key={tour.id} tour={tour} variant="card" />),
    },
    {
      id: 'events',
      titleId: 'company.events',
      cards: event_list.map((event) => <EventCardRow key={event.id} event={event} />),
    },
    {
      id: 'products',
      titleId: 'company.products',
      layout: 'grid',
      columns: 4,
      cards: product_list.map((product) => <ProductCardView key={product.id} product={product} />),
    },
  ]
  return offerings
    .filter(({ cards }) => cards.length > 0)
    .map(({ titleId, cards, ...section }, index) => (
      <Section key={section.id} {...section} title={say(titleId)} isWash={index % 2 === 0}>
        {cards}
      </Section>
    ))
}
