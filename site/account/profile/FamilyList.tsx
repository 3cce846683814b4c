import type { SavedParticipant } from '@tropa/contract'
import { Button } from '@tropa/library/Button/dressed.ts'
import { EmptyState } from '@tropa/library/EmptyState/dressed.ts'
import { useEffect } from 'react'
import { useWords } from '../../messages/intl.tsx'
import * as styles from '../parts/account.css.ts'
import { ParticipantRow } from './ParticipantRow.tsx'
import { profileAddress, type ProfileParams } from './profile-params.ts'
import { useFocusAfterRemoval } from '../../visitor/useFocusAfterRemoval.ts'

type FamilyListProps = {
  participants: readonly SavedParticipant[]
  /** Whose form has just been closed. `null`: none was open */
  closed: ProfileParams['participant']
}

export function FamilyList({ participants, closed }: FamilyListProps) {
  const say = useWords()
  const section = useFocusAfterRemoval<HTMLElement>(participants.map(({ id }) => id))
  // The form has been removed together with the pressed button or link.
  useEffect(() => {
    if (closed === null || document.activeElement !== document.body) return
    const edit = section.current?.querySelector<HTMLElement>(`[data-participant="${closed}"] a`)
    const returned = edit ?? section.current
    returned?.focus()
  }, [closed, section])
  const add = (
    <Button href={profileAddress({ tab: 'family', participant: 'new' })} variant="primary">
      {say('family.add')}
    </Button>
  )
  return (
    <section ref={section} tabIndex={-1} className={styles.section} aria-labelledby="family-title">
      <h2 id="family-title" className={styles.sectionTitle}>
        {say('family.title')}
      </h2>
      <p className={styles.quiet}>{say('family.lead')}</p>
      <p className={styles.announced} role="status">
        {say('family.count', { count: participants.length })}
      </p>
      {participants.length === 0 ? (
        <EmptyState title={say('family.none')} titleLevel={3} ways={add}>
          {say('family.noneText')}
        </EmptyState>
      ) : (
        <>
          <ul className={styles.list}>
            {participants.map((participant) => (
              <ParticipantRow key={participant.id} participant={participant} />
            ))}
          </ul>
          <div className={styles.actions}>{add}</div>
        </>
      )}
    </section>
  )
}
