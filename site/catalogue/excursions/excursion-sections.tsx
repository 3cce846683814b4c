import type { ResponseBody, Calls, Company } from '@tropa/contract'
import type { CardSectionOf } from '../lists/CardSection.tsx'
import { TourCardView } from '../tours/TourCardView.tsx'

export const homeExcursions: CardSectionOf<ResponseBody<Calls['main']>> = {
  id: 'excursions',
  titleId: 'home.excursions',
  leadId: 'home.excursionsLead',
  all: { path: '/excursions', textId: 'home.allExcursions' },
  isWash: true,
  layout: 'rail',
  columns: 4,
  cards: ({ excursion_list }) =>
    excursion_list.map((excursion) => <TourCardView key={excursion.id} tour={excursion} variant="tall" />),
}

export const companyExcursions: CardSectionOf<Company> = {
  id: 'excursions',
  titleId: 'company.excursions',
  layout: 'grid',
  columns: 4,
  cards: ({ excursion_list }) =>
    excursion_list.map((excursion) => <TourCardView key={excursion.id} tour={excursion} variant="card" />),
}
