import { readPhone } from '@tropa/library/PhoneLink/phone.ts'
import { useEffect, useRef } from 'react'
import { kilometres } from '../../geography/distance.ts'
import { useMapPlaces } from '../../map/useMapPlaces.ts'
import { useWords } from '../../messages/intl.tsx'
import type { TrackObject } from '../track-objects.ts'
import { offerSheet } from './mounted-sheet.ts'
import type { SheetDay, SheetStop } from './sheet-days.ts'
import * as styles from './sheet.css.ts'
import { SheetMap, useSheetMap } from './SheetMap.tsx'

export type TrackSheetProps = {
  title: string
  /** The address of the track's page with the host; `null`: it no longer has one. */
  url: string | null
  objects: readonly TrackObject[]
  days: readonly SheetDay[]
  /** The length of the track; `null`: not known. */
  km: number | null
  isByRoad?: boolean
  /** Whether all details are loaded, or cannot be. */
  isKnown: boolean
}

/**
 * A track for print: it replaces the page, and is the content of the saved document. It is marked up with `data-`
 * attributes, because a separate document has no classes of the portal.
 */
export function TrackSheet({ title, url, objects, days, km, isByRoad = false, isKnown }: TrackSheetProps) {
  const say = useWords()
  const element = useRef<HTMLElement>(null)
  const map = useSheetMap(objects, useMapPlaces(objects.map(({ card }) => card)))
  const isWhole = isKnown && map.isKnown
  useEffect(() => {
    offerSheet(isWhole ? element.current : null)
    return () => offerSheet(null)
  }, [isWhole])
  const facts = [
    say('sheet.stops', { count: objects.length }),
    ...(km === null ? [] : [say(isByRoad ? 'sheet.kmByRoad' : 'sheet.km', { km: kilometres(say, km) })]),
  ]
  return (
    <article ref={element} data-sheet="" className={styles.sheet}>
      <header>
        <h1>{title}</h1>
        <p>{facts.join(' · ')}</p>
      </header>
      <SheetMap map={map} label={say('sheet.map')} />
      {days.map((day) => (
        <Day key={day.key} day={day} />
      ))}
      <footer>
        <p>{say('sheet.help')}</p>
        {url !== null && <p>{url}</p>}
      </footer>
    </article>
  )
}

function Day({ day: { title, note, stops } }: { day: SheetDay }) {
  const say = useWords()
  return (
    <section>
      {title !== null && <h2>{title}</h2>}
      {note !== null && <p data-note="">{note}</p>}
      {stops.length === 0 && <p>{say('sheet.emptyDay')}</p>}
      <ol>
        {stops.map((stop) => (
          <Stop key={stop.key} stop={stop} />
        ))}
      </ol>
    </section>
  )
}

function Stop({
  stop: { number, title, url, isGone, place, time, hours, access, conflict, phones, note },
}: {
  stop: SheetStop
}) {
  const say = useWords()
  const numbers = phones.flatMap((phone) => readPhone(phone) ?? [])
  const where = [time, place].filter(Boolean).join(' · ')
  return (
    <li value={number}>
      <h3>
        {url === null ? title : <a href={url}>{title}</a>}
        {isGone && ` (${say('sheet.gone')})`}
      </h3>
      {where !== '' && <p>{where}</p>}
      {hours !== null && <p>{hours}</p>}
      {access !== '' && <p>{access}</p>}
      {conflict !== null && <p>{conflict}</p>}
      {numbers.length > 0 && (
        <p>
          {numbers.map((phone, index) => (
            <span key={phone.number}>
              {index > 0 && ', '}
              <a href={`tel:${phone.number}`}>{phone.text}</a>
            </span>
          ))}
        </p>
      )}
      {note !== null && <p data-note="">{note}</p>}
    </li>
  )
}
