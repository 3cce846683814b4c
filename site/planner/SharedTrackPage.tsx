import '../messages/account-words.ts'
import type { SharedTrack } from '@tropa/contract'
import { Badge } from '@tropa/library/Badge/dressed.ts'
import { Breadcrumbs } from '@tropa/library/Breadcrumbs/dressed.ts'
import { Button } from '@tropa/library/Button/dressed.ts'
import { Link } from '@tropa/library/Link/dressed.ts'
import { count, keyOf, parseTrack, plannedDays, plusDays, type PlannedObject } from '@tropa/machines'
import { pageAddress } from '../addresses/page-address.ts'
import { weekdayDate } from '../dates/date-formats.ts'
import { useWords } from '../messages/intl.tsx'
import { useTrack } from './active-track.tsx'
import * as styles from './track.css.ts'
import { useTakeTrack } from './useTakeTrack.ts'

/** A track that somebody has shared, read-only; who did is not known. */
export function SharedTrackPage({ track }: { track: SharedTrack }) {
  const say = useWords()
  const title = track.title ?? say('sharedTrack.title')
  return (
    <div className={styles.page}>
      <Breadcrumbs parents={[{ title: say('site.main'), href: pageAddress('/') }]} current={title} />
      <h1 className={styles.heading}>
        <bdi>{title}</bdi>
      </h1>
      <p>{say('sharedTrack.lead')}</p>
      <TakeShared track={track} />
      <SharedDays track={track} />
    </div>
  )
}

function TakeShared({ track }: { track: SharedTrack }) {
  const say = useWords()
  const take = useTakeTrack()
  const { track: own } = useTrack()
  return (
    <>
      <noscript>
        <p>{say('track.noScript')}</p>
      </noscript>
      <div className={`${styles.toolbar} ${styles.scripted}`}>
        <Button variant="primary" onClick={() => take(track, 'join', say('sharedTrack.joined'))}>
          {say('sharedTrack.join')}
        </Button>
        {count(own) > 0 && (
          <Button onClick={() => take(track, 'replace', say('sharedTrack.replaced'))}>
            {say('sharedTrack.replace')}
          </Button>
        )}
        <Button href={pageAddress('/my_tracks')} variant="quiet">
          {say('track.title')}
        </Button>
      </div>
    </>
  )
}

function SharedDays({ track }: { track: SharedTrack }) {
  const say = useWords()
  const days = plannedDays(parseTrack(track))
  const { start_date } = track
  const dayTitle = (day: number) =>
    start_date
      ? `${say('plan.day', { day })} · ${weekdayDate(plusDays(start_date, day - 1), say.language)}`
      : say('plan.day', { day })
  return days.map(({ day, stops, note }) => (
    <section key={day}>
      <h2>{day === null ? say('plan.unplanned') : dayTitle(day)}</h2>
      {note !== undefined && <p>{note}</p>}
      <ol>
        {stops.map((stop) => (
          <li key={keyOf(stop)}>
            <SharedStop stop={stop} track={track} />
          </li>
        ))}
      </ol>
    </section>
  ))
}

/** An object that the portal no longer has keeps its last title, and is no link. */
function SharedStop({ stop, track }: { stop: PlannedObject; track: SharedTrack }) {
  const say = useWords()
  const card = track.object_list.find((one) => one.id === stop.object_id && one.object_type === stop.object_type)
  const numbered = say(stop.object_type === 'event' ? 'track.eventNumbered' : 'track.goneTitle', { id: stop.object_id })
  return (
    <>
      {card && !card.is_removed ? (
        <Link href={card.link}>{card.the_title}</Link>
      ) : (
        <>
          {card?.the_title ?? numbered} <Badge>{say('sharedTrack.gone')}</Badge>
        </>
      )}
      {stop.note && <p>{stop.note}</p>}
    </>
  )
}
