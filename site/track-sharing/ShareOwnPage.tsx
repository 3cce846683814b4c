import '../messages/account-words.ts'
import { Button } from '@tropa/library/Button/dressed.ts'
import { EmptyState } from '@tropa/library/EmptyState/dressed.ts'
import { count } from '@tropa/machines'
import { PageBreadcrumbs } from '../breadcrumbs/PageBreadcrumbs.tsx'
import { SubmittedNote } from '../account/parts/SubmittedNote.tsx'
import * as panels from '../account/parts/account.css.ts'
import { pageAddress } from '../addresses/page-address.ts'
import { PostedForm } from '../forms/PostedForm.tsx'
import { useWords } from '../messages/intl.tsx'
import { useTrack } from '../planner/active-track.tsx'
import { scripted } from '../planner/track.css.ts'
import { TrackUnavailable } from '../planner/TrackUnavailable.tsx'
import { useSession } from '../visitor/SessionProvider.tsx'
import { announceMade, isMadeLink, rememberLink } from './made-link.ts'
import { GuestLinks } from './GuestLinks.tsx'
import { MyLinks } from './MyLinks.tsx'
import { withoutNotes } from './sent-track.ts'
import { shareTrackForm, trackSharingForms, trackField } from './track-sharing-forms.ts'
import { PageTitle } from '../typography/PageTitle.tsx'
import * as styles from './track-sharing.css.ts'
import { useSentTrack } from './useSentTrack.ts'

/** Makes links to the visitor's own track, and ends existing ones. */
export function ShareOwnPage() {
  const say = useWords()
  const { track, isLoading, isUnavailable } = useTrack()
  const { auth, guestTrack } = useSession()
  const isKnown = auth !== null || guestTrack !== undefined
  return (
    <div className={styles.page}>
      <PageBreadcrumbs
        parents={[{ title: say('track.title'), href: pageAddress('/my_tracks') }]}
        current={say('share.title')}
      />
      <PageTitle>{say('share.title')}</PageTitle>
      <p className={styles.lead}>{say('share.lead')}</p>
      <SubmittedNote forms={trackSharingForms} />
      {!isKnown && (
        <noscript>
          <NothingToShare />
        </noscript>
      )}
      {isLoading || count(track) > 0 ? (
        <div className={isKnown ? undefined : scripted}>
          <MakeLink />
        </div>
      ) : isUnavailable ? (
        <TrackUnavailable />
      ) : (
        <NothingToShare />
      )}
      <MyLinks />
      <noscript>
        <GuestLinks />
      </noscript>
    </div>
  )
}

function MakeLink() {
  const say = useWords()
  const sent = useSentTrack()
  return (
    <div className={panels.panel}>
      <PostedForm
        form={shareTrackForm}
        label={say('share.title')}
        heldValues={() => ({ [trackField]: JSON.stringify(withoutNotes(sent())) })}
        onLeave={async (response, values) => {
          if (!isMadeLink(response)) return
          announceMade(response)
          await rememberLink({ track: withoutNotes(sent()), can_add: values['can_add'] === 'true' }, response)
        }}
      />
    </div>
  )
}

function NothingToShare() {
  const say = useWords()
  return (
    <EmptyState
      title={say('share.emptyTitle')}
      ways={
        <Button href={pageAddress('/locations')} variant="primary">
          {say('track.find')}
        </Button>
      }
    >
      {say('share.emptyText')}
    </EmptyState>
  )
}
