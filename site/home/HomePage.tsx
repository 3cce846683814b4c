import type { ResponseBody, Calls } from '@tropa/contract'
import { homeEvents } from '../catalogue/events/event-sections.tsx'
import { homeExcursions } from '../catalogue/excursions/excursion-sections.tsx'
import { homeGuides } from '../catalogue/guides/guide-sections.tsx'
import { CardSection } from '../catalogue/lists/CardSection.tsx'
import { homeTours } from '../catalogue/tours/tour-sections.tsx'
import { homeTracks } from '../catalogue/tracks/track-sections.tsx'
import { Hero } from './Hero.tsx'
import { HomeSection, type HomeSectionOf } from './HomeSection.tsx'
import type { MainQuestion } from './main-query.ts'
import { PlacesSection } from './PlacesSection.tsx'

export type Main = ResponseBody<Calls['main']>

const beforePlaces: readonly HomeSectionOf[] = [
  { ...homeTracks, inMonth: { titleId: 'home.tracksIn', noneId: 'home.noTracks' } },
  {
    ...homeEvents,
    inMonth: {
      titleId: 'home.eventsIn',
      noneId: 'home.noEvents',
      otherIds: { month: 'home.nearestEvents', territory: 'home.otherEvents' },
    },
  },
  { ...homeTours, inMonth: { titleId: 'home.toursIn', noneId: 'home.noTours' } },
  { ...homeExcursions, inMonth: { titleId: 'home.excursionsIn', noneId: 'home.noExcursions' } },
]
const afterPlaces = [homeGuides] as const

/** @param question the question that `main` answers; the previous one while another month loads */
export const HomePage = ({ main, question }: { main: Main; question: MainQuestion }) => (
  <>
    <Hero />
    {beforePlaces.map((section) => (
      <HomeSection key={section.id} section={section} main={main} question={question} />
    ))}
    <PlacesSection places={main.location_list} question={question} />
    {afterPlaces.map((section) => (
      <CardSection key={section.id} section={section} source={main} />
    ))}
  </>
)
