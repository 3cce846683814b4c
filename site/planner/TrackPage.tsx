import { Alert } from '@tropa/library/Alert/dressed.ts'
import { Button } from '@tropa/library/Button/dressed.ts'
import { EmptyState } from '@tropa/library/EmptyState/dressed.ts'
import { Icon } from '@tropa/library/Icon/dressed.ts'
import { edit, trash } from '@tropa/library/Icon/icons.ts'
import { count, dayCount, type Track } from '@tropa/machines'
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, type ReactNode } from 'react'
import { PageBreadcrumbs } from '../breadcrumbs/PageBreadcrumbs.tsx'
import { pageAddress } from '../addresses/page-address.ts'
import { newKey } from '../forms/new-key.ts'
import { useTrack, useTrackActor } from './active-track.tsx'
import { useIsOnline } from '../visitor/connectivity.tsx'
import { ListWithMap } from '../map/ListWithMap.tsx'
import * as mapStyles from '../map/map.css.ts'
import { MapViews } from '../map/MapViews.tsx'
import { useViewed } from '../map/map-view.ts'
import { useSession } from '../visitor/SessionProvider.tsx'
import { useWords } from '../messages/intl.tsx'
import { OfflineLine } from './OfflineLine.tsx'
import { tripDates } from './plan-dates.ts'
import { RouteMap } from './RouteMap.tsx'
import { inDayOrder } from './track-objects.ts'
import { useStartDateKept } from './useStartDateKept.ts'
import { useRoads } from './useRoads.ts'
import { renameAddress } from './rename-address.ts'
import { useTrackObjects } from './useTrackObjects.ts'
import { Plan } from './Plan.tsx'
import { useOpenedTrack, useSavedId } from './useOpenedTitle.ts'
import { useStartDate } from './useDayTitle.ts'
import { SaveTrack } from './SaveTrack.tsx'
import { type SavingProps, wishToSend } from './saving.ts'
import { trackName } from './track-name.ts'
import { useNotify } from '../visitor/Notices.tsx'
import { saveTitles } from './seen-titles.ts'
import { AccessOfTrack } from './AccessOfTrack.tsx'
import { TourDirections } from './TourDirections.tsx'
import { Transport } from './Transport.tsx'
import { TrackSkeleton } from './TrackSkeleton.tsx'
import { TrackUnavailable } from './TrackUnavailable.tsx'
import { TrackStats } from './TrackStats.tsx'
import { screenOnly } from './rendered-stops.css.ts'
import { PageTitle } from '../typography/PageTitle.tsx'
import { buttonRow } from './button-rows.css.ts'
import * as styles from './track.css.ts'
import { TrackWeather, type TrackWeatherProps } from './TrackWeather.tsx'
import { type TrackWeatherSeen, useTrackWeather } from './useTrackWeather.ts'
import { RenderedStops } from './RenderedStops.tsx'
import { PlainTravelDate, TravelDate } from './TravelDate.tsx'
import { useToday } from './useToday.ts'
import { useRemovals } from './useRemovals.ts'

type TrackPageProps = {
  /** Further tools, shown among those of the page. */
  tools: ReactNode
  /** Shown above the track. */
  news: ReactNode
  /** Shown below the track. */
  children: ReactNode
  /** How light a day is at a place. */
  daylightOf: TrackWeatherProps['daylightOf']
}

/** The visitor's own track. */
export function TrackPage({ tools, news, children, daylightOf }: TrackPageProps) {
  const say = useWords()
  const { track, isLoading, isUnavailable } = useTrack()
  const heading = useRef<HTMLHeadingElement>(null)
  const focusHeading = useCallback(() => heading.current?.focus(), [])
  const today = useToday()
  const isEmpty = count(track) === 0
  const known = isLoading ? null : track
  const seen = useTrackWeather(known)
  // A track that cannot be loaded must not be mistaken for a cleared one.
  const opened = useOpenedTrack(isUnavailable ? null : known)
  const title = opened?.title ?? null
  const savedId = useSavedId(opened)
  return (
    <div className={styles.page}>
      <PageBreadcrumbs current={say('track.title')} />
      <PageTitle ref={heading} tabIndex={-1} className={styles.heading}>
        {title === null ? say('track.title') : <bdi>{title}</bdi>}
      </PageTitle>
      {savedId !== null && (
        <Button className={styles.heading} variant="quiet" href={renameAddress(savedId)}>
          <Icon path={edit} size="sm" />
          {say('savedTracks.rename')}
        </Button>
      )}
      <noscript>
        <p className={screenOnly}>{say('track.noScript')}</p>
        {import.meta.env.SSR && <RenderedStops />}
        <div className={screenOnly}>
          <PlainTravelDate />
        </div>
      </noscript>
      <OfflineLine />
      <div className={styles.date}>
        <TravelDate date={seen.start} today={today} />
      </div>
      {news}
      {isUnavailable && <TrackUnavailable />}
      {isLoading ? (
        <TrackSkeleton />
      ) : isEmpty ? (
        !isUnavailable && <Empty />
      ) : (
        <Planner {...{ track, title, savedId, tools, focusHeading, seen }} />
      )}
      {!(isUnavailable && isEmpty) && <TrackWeather track={known} seen={seen} daylightOf={daylightOf} />}
      {children}
    </div>
  )
}

function Empty() {
  const say = useWords()
  const isSignedIn = useSession().auth !== null
  return (
    <EmptyState
      title={say('track.emptyTitle')}
      ways={
        <>
          <Button href={pageAddress('/locations')} variant="primary">
            {say('track.find')}
          </Button>
          <Button href={pageAddress('/tracks')}>{say('home.tracks')}</Button>
        </>
      }
    >
      {say(isSignedIn ? 'track.emptyTextSignedIn' : 'track.emptyText')}
    </EmptyState>
  )
}

type PlannerProps = {
  track: Track
  title: string | null
  savedId: number | null
  seen: TrackWeatherSeen
  tools: ReactNode
  focusHeading: () => void
}

function Planner({ track, title, savedId, seen: { weather, stays }, tools, focusHeading }: PlannerProps) {
  const { objects: known, isKnown, isFailed, retry } = useTrackObjects(track)
  const objects = useMemo(() => inDayOrder(track, known), [track, known])
  const roads = useRoads(objects)
  // The list is rendered first, so that a move is visible at once; the map and the totals follow.
  const later = useDeferredValue(useMemo(() => ({ track, objects, roads }), [track, objects, roads]))
  useEffect(() => {
    if (isKnown) saveTitles(objects)
  }, [isKnown, objects])
  const start = useStartDate(track)
  const say = useWords()
  const viewed = useViewed()
  useStartDateKept(track)
  useEffect(
    // When the plan is removed, for example after a save, the button to which the dialog has just returned focus is
    // removed too.
    () => () => {
      if (document.activeElement === document.body) focusHeading()
    },
    [focusHeading],
  )
  const isComing = !isKnown && !isFailed
  if (isComing && objects.every(({ card }) => card === null)) return <TrackSkeleton stops={objects.length} />
  const days = dayCount(later.track)
  return (
    <>
      {isFailed ? (
        <Unavailable onRetry={retry} />
      ) : (
        <TrackStats
          track={later.track}
          objects={later.objects}
          roads={later.roads}
          dates={tripDates(start, days, say.language)}
        />
      )}
      <Toolbar
        tools={tools}
        focusHeading={focusHeading}
        savedId={savedId}
        name={title ?? trackName({ objects: later.objects, start, days, language: say.language }, say('track.title'))}
      />
      <ListWithMap className={styles.columns} viewed={viewed}>
        <MapViews view={viewed.view} address={pageAddress('/my_tracks')} />
        <div className={mapStyles.listView}>
          <Plan
            track={track}
            objects={objects}
            roads={roads}
            weather={weather}
            isFailed={isFailed}
            focusWhenEmpty={focusHeading}
            tools={<PlanTools focusHeading={focusHeading} />}
          />
        </div>
        <RouteMap className={mapStyles.mapView} track={later.track} objects={later.objects} />
      </ListWithMap>
      <AccessOfTrack objects={later.objects} />
      <Transport objects={later.objects} stays={stays} />
      <TourDirections />
    </>
  )
}

/**
 * The places of the track could not be loaded; the track itself is stored in the browser. They are loaded again when
 * there is a network.
 */
function Unavailable({ onRetry }: { onRetry: () => void }) {
  const say = useWords()
  const isOnline = useIsOnline()
  const action = <Button onClick={onRetry}>{say('track.retry')}</Button>
  if (isOnline) return <Alert tone="warning" role="alert" title={say('track.failed')} action={action} />
  return <Alert role="status" title={say('track.placesOffline')} action={action} />
}

type ToolbarProps = Pick<PlannerProps, 'tools' | 'savedId' | 'focusHeading'> & { name: string }

function Toolbar({ tools, name, savedId, focusHeading }: ToolbarProps) {
  const say = useWords()
  const actor = useTrackActor()
  const notify = useNotify()
  const isOnline = useIsOnline()
  const save: SavingProps['onSave'] = (wish) => {
    focusHeading()
    actor.send({ type: 'SAVE', key: newKey(), ...wishToSend(wish, name) })
    if (!isOnline) notify({ text: say('track.saveLater', { title: wish.title }), tone: 'done' })
  }
  return (
    <div className={buttonRow}>
      <SaveTrack name={name} savedId={savedId} onSave={save} />
      {tools}
    </div>
  )
}

/** Buttons to add places or to remove all of them. */
function PlanTools({ focusHeading }: Pick<PlannerProps, 'focusHeading'>) {
  const say = useWords()
  const { clear } = useRemovals()
  const press = () => {
    focusHeading()
    clear()
  }
  return (
    <>
      <Button href={pageAddress('/locations')}>{say('track.find')}</Button>
      <Button variant="quiet" onClick={press}>
        <Icon path={trash} size="sm" />
        {say('track.clear')}
      </Button>
    </>
  )
}
