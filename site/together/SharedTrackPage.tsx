import '../messages/account-words.ts'
import type { SharedTrack } from '@tropa/contract'
import { Badge } from '@tropa/library/Badge/dressed.ts'
import { Breadcrumbs } from '@tropa/library/Breadcrumbs/dressed.ts'
import { Button } from '@tropa/library/Button/dressed.ts'
import { Link } from '@tropa/library/Link/dressed.ts'
import { count, keyOf, parseTrack, plannedDays, type PlannedObject, planOf } from '@tropa/machines'
import { useIsAlive } from '@tropa/library/useIsAlive.ts'
import { pageAddress } from '../addresses/page-address.ts'
import { useWords } from '../messages/intl.tsx'
import { useTrack } from '../planner/active-track.tsx'
import * as styles from '../planner/track.css.ts'
import { postedAttach } from '../planner/track-form.ts'
import { useTakeTrack } from '../planner/useTakeTrack.ts'
import { OwnLink } from '../take-along/OwnLink.tsx'
import { sharedCard, useSharedTitles } from './shared-cards.ts'
import { Together } from './Together.tsx'
import * as parts from './together.css.ts'

/** A track that somebody has shared; who did is not known. It is read-only unless its author lets others add. */
export function SharedTrackPage({ token, track }: { token: string; track: SharedTrack }) {
  const say = useWords()
  const isAlive = useIsAlive()
  const title = track.title ?? say('sharedTrack.title')
  return (
    <div className={styles.page}>
      <Breadcrumbs parents={[{ title: say('site.main'), href: pageAddress('/') }]} current={title} />
      <h1 className={styles.heading}>
        <bdi>{title}</bdi>
      </h1>
      <p>{say('sharedTrack.lead')}</p>
      <OwnLink token={token} isOwn={track.is_own} />
      <TakeShared track={track} />
      {track.can_add && isAlive ? <Together token={token} track={track} /> : <SharedDays track={track} />}
    </div>
  )
}

function TakeShared({ track }: { track: SharedTrack }) {
  const say = useWords()
  const take = useTakeTrack()
  const { track: own } = useTrack()
  return (
    <div className={styles.toolbar}>
      <Button
        variant="primary"
        {...postedAttach(planOf(parseTrack(track)))}
        onClick={(event) => {
          event.preventDefault()
          take(track, 'join', say('sharedTrack.joined'))
        }}
      >
        {say('sharedTrack.join')}
      </Button>
      {count(own) > 0 && (
        <Button className={styles.scripted} onClick={() => take(track, 'replace', say('sharedTrack.replaced'))}>
          {say('sharedTrack.replace')}
        </Button>
      )}
      <Button href={pageAddress('/my_tracks')} variant="quiet">
        {say('track.title')}
      </Button>
    </div>
  )
}

function SharedDays({ track }: { track: SharedTrack }) {
  const { dayTitle } = useSharedTitles(track)
  return (
    <div className={parts.days}>
      {plannedDays(parseTrack(track)).map(({ day, stops, note }) => (
        <section key={day} className={parts.day}>
          <h2 className={parts.dayTitle}>{dayTitle(day)}</h2>
          {note !== undefined && <p>{note}</p>}
          <ol className={parts.readStops}>
            {stops.map((stop) => (
              <li key={keyOf(stop)}>
                <SharedStop stop={stop} track={track} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

/** An object that the portal no longer has keeps its last title, and is no link. */
function SharedStop({ stop, track }: { stop: PlannedObject; track: SharedTrack }) {
  const say = useWords()
  const { titleOf } = useSharedTitles(track)
  const card = sharedCard(track, stop)
  return (
    <>
      {card && !card.is_removed ? (
        <Link href={card.link}>{card.the_title}</Link>
      ) : (
        <>
          {titleOf(stop)} <Badge>{say('sharedTrack.gone')}</Badge>
        </>
      )}
      {stop.note && <p>{stop.note}</p>}
    </>
  )
}
