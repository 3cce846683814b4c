import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { Button } from '@tropa/library/Button/dressed.ts'
import { Link } from '@tropa/library/Link/dressed.ts'
import { count, emptyTrack, has, keyOf, plannedDays, planOf, type Track } from '@tropa/machines'
import type { ReactNode } from 'react'
import { pageAddress } from '../addresses/page-address.ts'
import { useWords } from '../messages/intl.tsx'
import { cardQuery } from '../portal/cards-by-id.ts'
import { useSession } from '../visitor/SessionProvider.tsx'
import { useRenderedTrack } from './active-track.tsx'
import { Attach } from './Attach.tsx'
import * as styles from './rendered-stops.css.ts'
import { openText } from './schedule/hours-text.ts'
import { trackActions, trackFormId } from './track-form.ts'
import { objectsOf, type TrackObject } from './track-objects.ts'
import { useDayTitle } from './useDayTitle.ts'
import { useStopTitle } from './useStopTitle.ts'

/** The stops with the cards that the page was rendered with, by their keys. */
function useRenderedObjects(track: Track): ReadonlyMap<string, TrackObject> {
  const queryClient = useQueryClient()
  const { portal } = useRouteContext({ from: '__root__' })
  const cards = planOf(track).map((object) => queryClient.getQueryData(cardQuery(portal, object).queryKey))
  return new Map(objectsOf(track, cards).map((stop) => [keyOf(stop.object), stop]))
}

/** The track as the server knows it, for browsers without scripts. */
export function RenderedStops() {
  const say = useWords()
  const track = useRenderedTrack() ?? emptyTrack
  const dayTitle = useDayTitle(track)
  const objects = useRenderedObjects(track)
  if (count(track) === 0)
    return (
      <>
        <p>{say('track.noScriptEmpty')}</p>
        <RestoreStops track={track} />
      </>
    )
  const days = plannedDays(track)
  return (
    <div className={styles.days}>
      {days.map(({ day, note, stops }) => (
        <section key={day}>
          {days.length > 1 && <h2 className={styles.dayTitle}>{dayTitle(day)}</h2>}
          {note && <p>{note}</p>}
          <ol className={styles.stops}>
            {stops.map((stop) => (
              <RenderedStop key={keyOf(stop)} stop={objects.get(keyOf(stop)) ?? { object: stop, card: null }} />
            ))}
          </ol>
        </section>
      ))}
      <RestoreStops track={track} />
      <RenderedTools />
    </div>
  )
}

function TrackAction({ name, children }: { name: keyof typeof trackActions; children: ReactNode }) {
  return (
    <Button type="submit" form={trackFormId} name={trackActions[name]} value="1">
      {children}
    </Button>
  )
}

function RenderedTools() {
  const say = useWords()
  return (
    <div className={styles.tools}>
      <TrackAction name="save">{say('track.save')}</TrackAction>
      <Button href={pageAddress('/share_track')}>{say('trackSharing.share')}</Button>
      <TrackAction name="clear">{say('track.clear')}</TrackAction>
    </div>
  )
}

/** How many stops of the last removal are not on the track again yet. */
function useRemovedCount(track: Track): number {
  const { auth, guestTrackBefore, removedPart } = useSession()
  if (auth === null) return planOf(guestTrackBefore ?? emptyTrack).filter((object) => !has(track, object)).length
  return !removedPart || (removedPart.stop && has(track, removedPart.stop)) ? 0 : removedPart.count
}

/** Undoes the last removal. */
function RestoreStops({ track }: { track: Track }) {
  const say = useWords()
  const removed = useRemovedCount(track)
  if (removed === 0) return null
  return (
    <div className={styles.screenOnly}>
      <TrackAction name="restore">{say('track.restore', { count: removed })}</TrackAction>
    </div>
  )
}

function RenderedStop({ stop }: { stop: TrackObject }) {
  const say = useWords()
  const { preferences, today } = useSession()
  const titleOf = useStopTitle()
  const { object, card } = stop
  const hours = card && openText(card, preferences.travelDate, today, say)
  const title = titleOf(stop)
  return (
    <li className={styles.stop}>
      <div>
        <b>{card ? <Link href={card.link}>{title}</Link> : title}</b>
        {card?.territory && <p className={styles.place}>{card.territory.the_title}</p>}
        {hours && <p className={styles.place}>{hours}</p>}
        {object.note && <p>{object.note}</p>}
      </div>
      <div className={styles.screenOnly}>
        <Attach object={object} title={title} />
      </div>
    </li>
  )
}
