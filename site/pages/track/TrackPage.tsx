import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { EventCard, LocationCard } from '@tropa/contract'
import { Alert } from '@tropa/library/Alert/dressed.ts'
import { Breadcrumbs } from '@tropa/library/Breadcrumbs/dressed.ts'
import { Button } from '@tropa/library/Button/dressed.ts'
import { EmptyState } from '@tropa/library/EmptyState/dressed.ts'
import { Icon } from '@tropa/library/Icon/dressed.ts'
import { trash } from '@tropa/library/Icon/icons.ts'
import { Skeleton } from '@tropa/library/Skeleton/dressed.ts'
import { count, type Track } from '@tropa/machines'
import { useTrack, useTrackActor } from '../../actors/active-track.tsx'
import { ListWithMap } from '../../map/chosen.tsx'
import { placeId } from '../../map/places.ts'
import { PlacesMap } from '../../map/PlacesMap.tsx'
import { usePlaces } from '../../map/usePlaces.ts'
import { useWords } from '../../messages/intl.tsx'
import { eventsByIdQuery, locationsByIdQuery } from '../../portal/queries.ts'
import { KeptTracks } from './KeptTracks.tsx'
import { legsOf, objectsOf, totalOf, type TrackObject } from './objects.ts'
import { Plan } from './Plan.tsx'
import * as styles from './track.css.ts'
import { TrackWeather } from './TrackWeather.tsx'
import { PlainTravelDate } from './TravelDate.tsx'

export function TrackPage() {
  const say = useWords()
  const { track, isLoading } = useTrack()
  const isEmpty = !isLoading && count(track) === 0
  return (
    <div className={styles.page}>
      <Breadcrumbs parents={[{ title: say('site.main'), href: '/' }]} current={say('track.title')} />
      <h1>{say('track.title')}</h1>
      <noscript>
        <p>{say('track.noScript')}</p>
        <PlainTravelDate />
      </noscript>
      {isLoading ? <Waiting /> : isEmpty ? <Empty /> : <Planner track={track} />}
      {!isEmpty && <TrackWeather track={isLoading ? null : track} />}
      <KeptTracks />
    </div>
  )
}

function Waiting() {
  const say = useWords()
  return (
    <div role="status" aria-label={say('track.loading')}>
      <Skeleton variant="row" />
      <Skeleton variant="row" />
    </div>
  )
}

function Empty() {
  const say = useWords()
  return (
    <EmptyState
      title={say('track.emptyTitle')}
      ways={
        <Button href="/locations" variant="primary">
          {say('track.find')}
        </Button>
      }
    >
      {say('track.emptyText')}
    </EmptyState>
  )
}

/** The objects are asked for by their ids: what comes back without one of them says that it is gone. */
function Planner({ track }: { track: Track }) {
  const { portal } = useRouteContext({ from: '__root__' })
  const locations = useQuery(locationsByIdQuery(portal, track.locations))
  const events = useQuery(eventsByIdQuery(portal, track.events))
  if (locations.isPending || events.isPending) return <Waiting />
  const isFailed = locations.isError || events.isError
  const objects = objectsOf(track, { locations: locations.data ?? [], events: events.data ?? [] })
  return (
    <>
      {isFailed ? <Failed onRetry={() => void Promise.all([locations.refetch(), events.refetch()])} /> : <Stats objects={objects} />}
      <Toolbar />
      <ListWithMap className={styles.columns}>
        <Plan objects={objects} isKnown={!isFailed} />
        <RouteMap objects={objects} />
      </ListWithMap>
    </>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const say = useWords()
  return <Alert tone="warning" role="alert" title={say('track.failed')} action={<Button onClick={onRetry}>{say('track.retry')}</Button>} />
}

const isKnown = (card: LocationCard | EventCard | null): card is LocationCard | EventCard => card !== null

function Stats({ objects }: { objects: readonly TrackObject[] }) {
  const say = useWords()
  const territories = new Set(objects.map(({ card }) => card).filter(isKnown).map((card) => card.territory_id))
  const km = Math.round(totalOf(legsOf(objects)))
  const stats = [
    { value: objects.length, label: say('track.objectsWord', { count: objects.length }) },
    { value: territories.size, label: say('track.territoriesWord', { count: territories.size }) },
    { value: say('place.km', { km: say.intl.formatNumber(km) }), label: say('track.distance') },
  ]
  return (
    <dl className={styles.stats}>
      {stats.map(({ value, label }) => (
        <div key={label} className={styles.stat}>
          <dt className={styles.statLabel}>{label}</dt>
          <dd className={styles.statValue}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Toolbar() {
  const say = useWords()
  const actor = useTrackActor()
  return (
    <div className={styles.toolbar}>
      <Button href="/locations">{say('track.find')}</Button>
      <Button variant="quiet" onClick={() => actor.send({ type: 'CLEAR' })}>
        <Icon path={trash} size="sm" />
        {say('track.clear')}
      </Button>
    </div>
  )
}

function RouteMap({ objects }: { objects: readonly TrackObject[] }) {
  const say = useWords()
  const places = usePlaces(objects.map(({ card }) => card))
  if (places.length === 0) return null
  return (
    <aside className={styles.map} aria-label={say('track.map')}>
      <PlacesMap label={say('track.map')} places={places} route={objects.map(({ object }) => placeId(object.object_type, object.object_id))} />
    </aside>
  )
}
