import type { Track } from '@tropa/machines'
import { AccountSection } from '../account/parts/AccountSection.tsx'
import type { FormDefinition } from '../forms/form-definition.ts'
import { PostedForm } from '../forms/PostedForm.tsx'
import { useWords } from '../messages/intl.tsx'
import { useSession } from '../visitor/SessionProvider.tsx'
import { rememberMailed } from './made-link.ts'
import { mailId } from './section-ids.ts'
import { withoutNotes } from './sent-track.ts'
import { emailTrackForm, rescueTrackForm, trackField } from './track-sharing-forms.ts'
import { useSentTrack } from './useSentTrack.ts'

/** The two mails with a track: to anybody, and to the visitor's other device. */
export function MailTrack() {
  const say = useWords()
  const sent = useSentTrack()
  const { travelDate } = useSession().preferences
  const held = (read: (track: Track) => Track) => () => ({ [trackField]: JSON.stringify(read(sent())) })
  const common = (form: FormDefinition, label: string) => ({ form, label, onDone: rememberMailed })
  return (
    <>
      <AccountSection id={mailId} title={say('trackSharing.emailTitle')} lead={say('trackSharing.emailLead')}>
        <PostedForm
          {...common(emailTrackForm, say('trackSharing.emailTitle'))}
          values={travelDate === null ? {} : { travel_date: travelDate }}
          heldValues={held(withoutNotes)}
          variant="secondary"
        />
      </AccountSection>
      <AccountSection id="rescue" title={say('trackSharing.rescueTitle')} lead={say('trackSharing.rescueLead')}>
        <PostedForm
          {...common(rescueTrackForm, say('trackSharing.rescueTitle'))}
          heldValues={held((track) => track)}
          variant="secondary"
        />
      </AccountSection>
    </>
  )
}
