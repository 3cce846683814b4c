import type { Answer, Calls } from '@tropa/contract'
import { homeEvents } from '../catalogue/events/event-sections.tsx'
import { homeExcursions } from '../catalogue/excursions/excursion-sections.tsx'
import { homeGuides } from '../catalogue/guides/guide-sections.tsx'
import { CardSection } from '../catalogue/lists/CardSection.tsx'
import { homeTours } from '../catalogue/tours/tour-sections.tsx'
import { homeTracks } from '../catalogue/tracks/track-sections.tsx'
import { Hero } from './Hero.tsx'
import { PlacesSection } from './PlacesSection.tsx'

export type Main = Answer<Calls['main']>

const beforePlaces = [homeTracks, homeEvents, homeTours, homeExcursions] as const
const afterPlaces = [homeGuides] as const

export const HomePage = ({ main }: { main: Main }) => (
  <>
    <Hero />
    {beforePlaces.map((section) => (
      <CardSection key={section.id} section={section} source={main} />
    ))}
    <PlacesSection places={main.location_list} />
    {afterPlaces.map((section) => (
      <CardSection key={section.id} section={section} source={main} />
    ))}
  </>
)
