import type { SavedParticipant } from '@tropa/contract'
import { Button } from '@tropa/library/Button/dressed.ts'
import { EmptyState } from '@tropa/library/EmptyState/dressed.ts'
import { useWords } from '../../messages/intl.tsx'
import * as styles from '../parts/account.css.ts'
import { ParticipantRow } from './ParticipantRow.tsx'
import { profileAddress } from './profile-params.ts'
import { useFocusAfterRemoval } from '../../visitor/useFocusAfterRemoval.ts'

export function FamilyList({ participants }: { participants: readonly SavedParticipant[] }) {
  const say = useWords()
  const section = useFocusAfterRemoval<HTMLElement>(participants.map(({ id }) => id))
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
