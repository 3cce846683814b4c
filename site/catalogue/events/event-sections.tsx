import type { ResponseBody, Calls, Company } from '@tropa/contract'
import type { CardSectionOf } from '../lists/CardSection.tsx'
import { EventCardRow } from './EventCardRow.tsx'

export const homeEvents: CardSectionOf<ResponseBody<Calls['main']>> = {
  id: 'events',
  titleId: 'home.events',
  leadId: 'home.eventsLead',
  all: { path: '/events', textId: 'home.allEvents' },
  cards: ({ event_list }) => event_list.map((event) => <EventCardRow key={event.id} event={event} />),
}

export const companyEvents: CardSectionOf<Company> = {
  id: 'events',
  titleId: 'company.events',
  cards: ({ event_list }) => event_list.map((event) => <EventCardRow key={event.id} event={event} />),
}
