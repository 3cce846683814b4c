import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useHydrated, useRouteContext } from '@tanstack/react-router'
import type { Track } from '@tropa/contract'
import { Alert } from '@tropa/library/Alert/dressed.ts'
import { Button } from '@tropa/library/Button/dressed.ts'
import { ChoiceForm } from '@tropa/library/ChoiceForm/ChoiceForm.tsx'
import { Icon } from '@tropa/library/Icon/dressed.ts'
import { trash } from '@tropa/library/Icon/icons.ts'
import { Link } from '@tropa/library/Link/dressed.ts'
import { Skeleton } from '@tropa/library/Skeleton/dressed.ts'
import { useState } from 'react'
import { pageAddress } from '../../addresses/page-address.ts'
import { useNotify } from '../../visitor/Notices.tsx'
import { cardGrid } from '../lists/card-grid.css.ts'
import { TrackCardView } from './TrackCardView.tsx'
import { useWords } from '../../messages/intl.tsx'
import { trackQuery } from './track-queries.ts'
import { statusOf } from '../../portal/error.ts'
import { preferencesPath } from '../../visitor/preferences-path.ts'
import { useSessionContext } from '../../visitor/SessionProvider.tsx'
import { useFocusAfterRemoval } from '../../visitor/useFocusAfterRemoval.ts'
import * as styles from './kept-tracks.css.ts'

type TrackResult = UseQueryResult<{ track: Track }>

/**
 * Whether a track waits for a network. The server never renders a track as waiting, so the first render in a browser
 * must not either.
 */
function useIsWaiting(result: TrackResult | undefined): boolean {
  const isHydrated = useHydrated()
  return isHydrated && result?.data === undefined && result?.fetchStatus === 'paused'
}

/** Ready-made tracks that the visitor has saved whole; renders nothing if there are none. */
export function KeptTracks() {
  const { myTracks } = useSessionContext().session.preferences
  const [hadSome] = useState(myTracks.length > 0)
  return hadSome || myTracks.length > 0 ? <List ids={myTracks} /> : null
}

function List({ ids }: { ids: readonly number[] }) {
  const say = useWords()
  const { portal } = useRouteContext({ from: '__root__' })
  const results = useQueries({ queries: ids.map((id) => trackQuery(portal, id)) })
  const section = useFocusAfterRemoval<HTMLElement>(ids)
  return (
    <section ref={section} id="kept" className={styles.section} aria-labelledby="kept-title" tabIndex={-1}>
      <h2 id="kept-title" className={styles.title}>
        {say('kept.title')}
      </h2>
      <p className={styles.count} role="status">
        {ids.length > 0 ? say('tracks.count', { count: ids.length }) : say('kept.none')}
      </p>
      {ids.length > 0 && (
        <ul className={cardGrid}>
          {ids.map((id, index) => (
            <Kept key={id} id={id} result={results[index]} />
          ))}
        </ul>
      )}
    </section>
  )
}

type KeptProps = { id: number; result: TrackResult | undefined }

function Kept({ id, result }: KeptProps) {
  const say = useWords()
  const isWaiting = useIsWaiting(result)
  const title = result?.data?.track.the_title ?? say('kept.numbered', { id })
  return (
    <li className={result?.isError || isWaiting ? styles.notice : styles.item}>
      <Shown title={title} id={id} result={result} isWaiting={isWaiting} />
      <div data-remove="">
        <Drop id={id} title={title} />
      </div>
    </li>
  )
}

function Shown({
  id,
  title,
  result,
  isWaiting,
}: {
  id: number
  title: string
  result: TrackResult | undefined
  isWaiting: boolean
}) {
  const say = useWords()
  if (result?.data) return <TrackCardView track={result.data.track} />
  if (isWaiting)
    return (
      <Alert role="status" title={title}>
        {say('kept.offline')}
      </Alert>
    )
  if (!result?.isError) return <Coming id={id} title={title} />
  if (statusOf(result.error) === 404) return <Alert title={title}>{say('kept.gone')}</Alert>
  return (
    <Alert
      tone="warning"
      role="status"
      title={title}
      action={<Button onClick={() => void result.refetch()}>{say('track.retry')}</Button>}
    >
      {say('kept.failed')}
    </Alert>
  )
}

/** Without scripts the rest never loads, so this links to the track itself. */
function Coming({ id, title }: { id: number; title: string }) {
  return (
    <>
      <noscript>
        <Link href={pageAddress(`/tracks/${id}`)}>{title}</Link>
      </noscript>
      <div className={styles.coming}>
        <Skeleton variant="track" />
      </div>
    </>
  )
}

function Drop({ id, title }: { id: number; title: string }) {
  const say = useWords()
  const notify = useNotify()
  const { change, restoreTrack } = useSessionContext()
  const undo = () => void restoreTrack(id)
  const drop = async () => {
    const isDropped = await change({ drop_track: String(id) })
    if (isDropped) notify({ text: say('kept.dropped', { title }), tone: 'done', undo })
  }
  return (
    <ChoiceForm action={preferencesPath} onChoose={() => void drop()}>
      <Button type="submit" variant="quiet" name="drop_track" value={id} aria-label={say('kept.dropNamed', { title })}>
        <Icon path={trash} size="sm" />
        {say('kept.drop')}
      </Button>
    </ChoiceForm>
  )
}
