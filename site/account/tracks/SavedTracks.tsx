import '../../messages/account-words.ts'
import { useRouteContext } from '@tanstack/react-router'
import type { SavedTrackLine } from '@tropa/contract'
import { useWords } from '../../messages/intl.tsx'
import { savedTracksQuery } from '../../planner/saved-tracks-query.ts'
import { AccountPart } from '../parts/AccountPart.tsx'
import { AccountSection } from '../parts/AccountSection.tsx'
import * as styles from '../parts/account.css.ts'
import { useFocusAfterRemoval } from '../../visitor/useFocusAfterRemoval.ts'
import { SavedTrackRow } from './SavedTrackRow.tsx'

/** The saved tracks of an account. @param renamed the id of the track whose name is being changed */
export function SavedTracks({ renamed }: { renamed: number | null }) {
  const say = useWords()
  const { portal } = useRouteContext({ from: '__root__' })
  return (
    <AccountSection id="saved-tracks" title={say('savedTracks.title')} lead={say('savedTracks.lead')}>
      <AccountPart query={savedTracksQuery(portal)}>
        {({ track_list, total }) => <SavedTrackList tracks={track_list} total={total} renamed={renamed} />}
      </AccountPart>
    </AccountSection>
  )
}

type SavedTrackListProps = { tracks: readonly SavedTrackLine[]; total: number; renamed: number | null }

function SavedTrackList({ tracks, total, renamed }: SavedTrackListProps) {
  const say = useWords()
  const list = useFocusAfterRemoval<HTMLDivElement>(tracks.map(({ id }) => id))
  return (
    <div ref={list} tabIndex={-1}>
      <p className={styles.announced} role="status">
        {say('savedTracks.count', { count: total })}
      </p>
      {tracks.length === 0 ? (
        <p className={styles.quiet}>{say('savedTracks.none')}</p>
      ) : (
        <ul className={styles.list}>
          {tracks.map((track) => (
            <SavedTrackRow key={track.id} track={track} isRenamed={track.id === renamed} />
          ))}
        </ul>
      )}
    </div>
  )
}
