import type { ResponseBody, Calls } from '@tropa/contract'
import type { CardSectionOf } from '../lists/CardSection.tsx'
import { GuideCardView } from './GuideCardView.tsx'

export const homeGuides: CardSectionOf<ResponseBody<Calls['main']>> = {
  id: 'guides',
  titleId: 'home.guides',
  leadId: 'home.guidesLead',
  all: { path: '/guides', textId: 'home.allGuides' },
  layout: 'rail',
  columns: 4,
  cards: ({ guide_list }) => guide_list.map((guide) => <GuideCardView key={guide.id} guide={guide} />),
}
