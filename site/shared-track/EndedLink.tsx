import '../messages/account-words.ts'
import { Button } from '@tropa/library/Button/dressed.ts'
import { EmptyState } from '@tropa/library/EmptyState/dressed.ts'
import { PageBreadcrumbs } from '../breadcrumbs/PageBreadcrumbs.tsx'
import { pageAddress } from '../addresses/page-address.ts'
import { useWords } from '../messages/intl.tsx'
import * as styles from '../planner/track.css.ts'

/** Shown instead of a shared track if the link never existed or has ended. */
export function EndedLink() {
  const say = useWords()
  return (
    <div className={styles.page}>
      <title>{`${say('sharedTrack.endedTitle')} — ${say('site.name')}`}</title>
      <PageBreadcrumbs current={say('sharedTrack.title')} />
      <EmptyState
        title={say('sharedTrack.endedTitle')}
        titleLevel={1}
        ways={
          <>
            <Button href={pageAddress('/my_tracks')} variant="primary">
              {say('track.title')}
            </Button>
            <Button href={pageAddress('/tracks')}>{say('home.tracks')}</Button>
          </>
        }
      >
        {say('sharedTrack.endedText')}
      </EmptyState>
    </div>
  )
}
