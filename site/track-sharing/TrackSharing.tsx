import '../messages/account-words.ts'
import { count } from '@tropa/machines'
import { useEffect } from 'react'
import { pageAddress } from '../addresses/page-address.ts'
import { forgetDocument } from '../offline-pages/store-page.ts'
import { useWords } from '../messages/intl.tsx'
import { useTrack } from '../planner/active-track.tsx'
import { useSession } from '../visitor/SessionProvider.tsx'
import { MailTrack } from './MailTrack.tsx'
import { OwnTrackFiles } from './TrackFiles.tsx'
import * as styles from './track-sharing.css.ts'

/**
 * Whether the track may have stops. Of a guest's track the server knows only the stops that were added without
 * scripts.
 */
function useHasTrack(): boolean {
  const { track, isLoading } = useTrack()
  const isSignedIn = useSession().auth !== null
  return (isLoading && isSignedIn) || count(track) > 0
}

/** The mails and files of the track, below its plan. Shown only with a track. */
export function TrackSharing() {
  const say = useWords()
  const { track, isLoading } = useTrack()
  const isBlank = !isLoading && count(track) === 0
  useEffect(() => {
    if (isBlank) void forgetDocument(pageAddress('/my_tracks'))
  }, [isBlank])
  if (!useHasTrack()) return null
  return (
    <section className={styles.section} aria-labelledby="track-sharing">
      <div className={styles.head}>
        <h2 id="track-sharing">{say('trackSharing.title')}</h2>
        <p className={`${styles.lead} ${styles.scripted}`}>{say('trackSharing.lead')}</p>
        <noscript>
          <p className={styles.lead}>{say('trackSharing.plainLead')}</p>
        </noscript>
      </div>
      <div className={styles.parts}>
        <MailTrack />
        {!isLoading && <OwnTrackFiles track={track} />}
      </div>
    </section>
  )
}
