import type { ResponseBody, Calls, Company } from '@tropa/contract'
import type { CardSectionOf } from '../lists/CardSection.tsx'
import { TourCardView } from './TourCardView.tsx'

export const homeTours: CardSectionOf<ResponseBody<Calls['main']>> = {
  id: 'tours',
  titleId: 'home.tours',
  leadId: 'home.toursLead',
  all: { path: '/tours', textId: 'home.allTours' },
  layout: 'rail',
  columns: 3,
  cards: ({ tour_list }) => tour_list.map((tour) => <TourCardView key={tour.id} tour={tour} variant="card" />),
}

export const companyTours: CardSectionOf<Company> = {
  id: 'tours',
  titleId: 'company.tours',
  layout: 'grid',
  columns: 3,
  cards: ({ tour_list }) => tour_list.map((tour) => <TourCardView key={tour.id} tour={tour} variant="card" />),
}
