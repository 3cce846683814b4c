import type { Answer, Calls } from '@tropa/contract'
import { Section } from '@tropa/library/Section/dressed.ts'
import type { ReactNode } from 'react'
import { EventCardRow } from '../catalogue/events/EventCardRow.tsx'
import { GuideCardView } from '../catalogue/guides/GuideCardView.tsx'
import { TourCardView } from '../catalogue/tours/TourCardView.tsx'
import { TrackCardView } from '../catalogue/tracks/TrackCardView.tsx'
import { useWords, type MessageId } from '../messages/intl.tsx'
import { Hero } from './Hero.tsx'
import { PlacesSection } from './PlacesSection.tsx'

export type Main = Answer<Calls['main']>

type ListName = 'tracks' | 'events' | 'tours' | 'excursions' | 'guides'
const addresses: Record<ListName, string> = {
  tracks: '/tracks',
  events: '/events',
  tours: '/tours',
  excursions: '/excursions',
  guides: '/guides',
}

type HomeListProps = {
  name: ListName
  allId: MessageId
  children: ReactNode[]
  isWash?: boolean
  layout?: 'rail'
  columns?: 3 | 4
}

/** A list of the main page under its heading; an empty one is left out. */
function HomeList({ name, allId, children, ...section }: HomeListProps) {
  const say = useWords()
  if (children.length === 0) return null
  return (
    <Section
      {...section}
      id={name}
      title={say(`home.${name}`)}
      lead={say(`home.${name}Lead`)}
      link={{ href: addresses[name], text: say(allId) }}
    >
      {children}
    </Section>
  )
}

export function HomePage({ main }: { main: Main }) {
  return (
    <>
      <Hero />
      <HomeList name="tracks" allId="home.allTracks" isWash layout="rail" columns={3}>
        {main.track_list.map((track) => (
          <TrackCardView key={track.id} track={track} />
        ))}
      </HomeList>
      <HomeList name="events" allId="home.allEvents">
        {main.event_list.map((event) => (
          <EventCardRow key={event.id} event={event} />
        ))}
      </HomeList>
      <HomeList name="tours" allId="home.allTours" layout="rail" columns={3}>
        {main.tour_list.map((tour) => (
          <TourCardView key={tour.id} tour={tour} variant="card" />
        ))}
      </HomeList>
      <HomeList name="excursions" allId="home.allExcursions" isWash layout="rail" columns={4}>
        {main.excursion_list.map((excursion) => (
          <TourCardView key={excursion.id} tour={excursion} variant="tall" />
        ))}
      </HomeList>
      <PlacesSection places={main.location_list} />
      <HomeList name="guides" allId="home.allGuides" layout="rail" columns={4}>
        {main.guide_list.map((guide) => (
          <GuideCardView key={guide.id} guide={guide} />
        ))}
      </HomeList>
    </>
  )
}
