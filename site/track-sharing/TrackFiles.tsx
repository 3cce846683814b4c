import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { Button } from '@tropa/library/Button/dressed.ts'
import { keyOf, type Track } from '@tropa/machines'
import { type ReactNode, useMemo } from 'react'
import { AccountSection } from '../account/parts/AccountSection.tsx'
import { pageAddress } from '../addresses/page-address.ts'
import { formats } from '../catalogue/open-data/file-formats.ts'
import { useWords } from '../messages/intl.tsx'
import { wholeSheet } from '../planner/sheet/mounted-sheet.ts'
import { useOpenedTitle } from '../planner/useOpenedTitle.ts'
import { useDatedDays, useDayTitle } from '../planner/useDayTitle.ts'
import { inDayOrder, type TrackObject } from '../planner/track-objects.ts'
import { loadStopContacts } from '../planner/stop-contacts.ts'
import { useRoads } from '../planner/useRoads.ts'
import { useSchedule } from '../planner/useSchedule.ts'
import { conflictText } from '../planner/conflict-text.ts'
import { useTrackObjects } from '../planner/useTrackObjects.ts'
import { useNotify } from '../visitor/Notices.tsx'
import { download } from './download.ts'
import { filesId } from './section-ids.ts'
import { buttonRow } from '../planner/button-rows.css.ts'
import * as styles from './track-sharing.css.ts'
import { type FileDay, routeOf } from './track-route.ts'
import { useStoredTrack } from './useStoredTrack.ts'

/** A track by days, with the details of its stops. */
function useFileDays(track: Track, objects: readonly TrackObject[]): readonly FileDay[] {
  const say = useWords()
  const { times, conflicts } = useSchedule(track, objects, useRoads(objects))
  const dayTitle = useDayTitle(track)
  const cards = new Map(objects.map(({ object, card }) => [keyOf(object), card]))
  return useDatedDays(track).map(({ day, date, note, stops }) => ({
    title: dayTitle(day),
    note: note ?? null,
    date,
    stops: stops.flatMap((stop) => {
      const [key, note] = [keyOf(stop), stop.note ?? null]
      const [card, conflict] = [cards.get(key), conflicts.get(key)]
      const time = times.get(key) ?? null
      return card ? [{ card, note, time, conflict: conflict ? conflictText(say, conflict) : null }] : []
    }),
  }))
}

/** Files of the visitor's own track. */
export function OwnTrackFiles({ track }: { track: Track }) {
  const say = useWords()
  const { objects: known, isFailed, isKnown } = useTrackObjects(track)
  const objects = useMemo(() => inDayOrder(track, known), [track, known])
  const title = useOpenedTitle(track) ?? say('track.title')
  const noDateText = say('trackSharing.noDate')
  const isKept = useStoredTrack(track, title, isKnown)
  return (
    <TrackFiles {...{ track, objects, isFailed, title, noDateText }} address={pageAddress('/my_tracks')}>
      <p role="status" className={styles.lead}>
        {isKept && say('trackSharing.kept')}
      </p>
    </TrackFiles>
  )
}

export type TrackFilesProps = {
  track: Track
  /** In the order of their days. */
  objects: readonly TrackObject[]
  /** Whether places could not be loaded. */
  isFailed?: boolean
  title: string
  /** The address of the track's page without the host; `null`: it no longer has one. */
  address: string | null
  /**
   * Shown instead of the calendar if there is no date: the visitor can choose one for their own track, but not for
   * another's.
   */
  noDateText: string
  /** Shown below the buttons. */
  children?: ReactNode
}

/** Files of a track, made in the browser. The page must have a sheet for print. */
export function TrackFiles(props: TrackFilesProps) {
  const { track, objects, isFailed = false, title, address, noDateText, children } = props
  const say = useWords()
  const notify = useNotify()
  const { origin, portal } = useRouteContext({ from: '__root__' })
  const queryClient = useQueryClient()
  const days = useFileDays(track, objects)
  const context = { origin, language: say.language, say }
  const route = routeOf(title, address, days)
  const isKnown = objects.every(({ card, isGone }) => card !== null || isGone)
  const hasPoints = route.parts.length > 0
  const pointless = objects.filter(({ card }) => card && card.geolocation === undefined).length
  const hasTimes = days.some(({ date, stops }) => date !== null && stops.some(({ time }) => time !== null))

  const offer = (type: string, extension: string, make: () => Promise<string>) => async () => {
    try {
      download(`${title}.${extension}`, type, await make())
    } catch {
      notify({ text: say('trackSharing.fileFailed'), tone: 'failed' })
    }
  }
  const files = [
    {
      label: 'GPX',
      isPossible: hasPoints,
      onClick: offer(formats.gpx, 'gpx', async () =>
        (await import('../catalogue/tracks/route-gpx.ts')).routeGpx(route, context),
      ),
    },
    {
      label: 'KML',
      isPossible: hasPoints,
      onClick: offer(formats.kml, 'kml', async () =>
        (await import('../catalogue/tracks/route-kml.ts')).routeKml(route, context),
      ),
    },
    {
      label: say('trackSharing.calendar'),
      isPossible: hasTimes,
      onClick: offer(formats.ics, 'ics', async () => {
        const { trackCalendar } = await import('./track-calendar.ts')
        const timed = days.flatMap(({ date, stops }) =>
          date === null ? [] : stops.filter(({ time }) => time !== null),
        )
        const cards = timed.map(({ card }) => card)
        const contacts = await loadStopContacts(cards, { portal, queryClient })
        return trackCalendar(title, days, context, { contacts })
      }),
    },
    {
      label: say('trackSharing.document'),
      isPossible: true,
      onClick: offer('text/html', 'html', async () => {
        const { documentOf } = await import('./track-document.ts')
        return documentOf(await wholeSheet(), { title, language: say.language })
      }),
    },
  ]
  const print = async () => {
    // If the sheet fails, the page itself is printed.
    await wholeSheet().catch(() => undefined)
    window.print()
  }
  return (
    <div className={styles.wholeRow}>
      <AccountSection id={filesId} title={say('trackSharing.filesTitle')} lead={say('trackSharing.filesLead')}>
        <div className={buttonRow}>
          {files.map(({ label, isPossible, onClick }) => (
            <Button key={label} isDisabled={!isPossible} onClick={() => void onClick()}>
              {label}
            </Button>
          ))}
          <Button onClick={() => void print()}>{say('trackSharing.print')}</Button>
        </div>
        {children}
        {isFailed && <p className={styles.lead}>{say('trackSharing.notLoaded')}</p>}
        {days.every(({ date }) => date === null) && <p className={styles.lead}>{noDateText}</p>}
        {hasPoints && pointless > 0 && (
          <p className={styles.lead}>{say('trackSharing.somePoints', { count: pointless })}</p>
        )}
        {!hasPoints && isKnown && <p className={styles.lead}>{say('trackSharing.noPoints')}</p>}
      </AccountSection>
    </div>
  )
}
