import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { SavedParticipant } from '@tropa/contract'
import { Link } from '@tropa/library/Link/dressed.ts'
import { useEffect, useRef } from 'react'
import { PostedForm } from '../../forms/PostedForm.tsx'
import { useWords } from '../../messages/intl.tsx'
import { familyKey } from '../parts/account-queries.ts'
import * as styles from '../parts/account.css.ts'
import { formValues } from '../parts/wire-values.ts'
import { newParticipantForm, participantForm } from './family-forms.ts'
import { fullName } from './participant-text.ts'
import { useSexOptions, sizeOptions } from './person-options.ts'
import { profileAddress } from './profile-params.ts'

/** @param participant `null`: a new one */
export function ParticipantForm({ participant }: { participant: SavedParticipant | null }) {
  const say = useWords()
  const router = useRouter()
  const queryClient = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  const sex = useSexOptions()
  // The link that opened the form has been removed, so focus would be lost.
  useEffect(() => heading.current?.focus(), [])
  const title = participant ? say('family.editTitle', { name: fullName(participant) }) : say('family.new')
  const list = profileAddress({ tab: 'family' })
  const saved = async () => {
    await queryClient.invalidateQueries({ queryKey: familyKey })
    await router.navigate({ href: list })
  }
  return (
    <section className={styles.panel} aria-labelledby="participant-title">
      <h2 id="participant-title" ref={heading} tabIndex={-1} className={styles.sectionTitle}>
        {title}
      </h2>
      <p className={styles.quiet}>{say('family.documentsLead')}</p>
      <PostedForm
        form={participant ? participantForm : newParticipantForm}
        label={title}
        {...(participant && { values: formValues(participant) })}
        options={{ sex, souvenir_size: sizeOptions }}
        isGrid
        onDone={() => void saved()}
      />
      <Link href={list}>{say('family.cancel')}</Link>
    </section>
  )
}
