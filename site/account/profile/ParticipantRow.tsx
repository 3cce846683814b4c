import type { SavedParticipant } from '@tropa/contract'
import { Button } from '@tropa/library/Button/dressed.ts'
import { Icon } from '@tropa/library/Icon/dressed.ts'
import { edit, trash } from '@tropa/library/Icon/icons.ts'
import { shortDate } from '../../dates/date-formats.ts'
import { useWords, type Words } from '../../messages/intl.tsx'
import * as styles from '../parts/account.css.ts'
import { PostedButton } from '../parts/PostedButton.tsx'
import { removeParticipantForm } from './family-forms.ts'
import { fullName, maskedNumber } from './participant-text.ts'
import { profileAddress } from './profile-params.ts'
import { useRemoval } from './useRemoval.ts'

const documents = ['passport', 'snils', 'organization_inn'] as const

const factsOf = (say: Words, participant: SavedParticipant): readonly string[] => [
  ...(participant.birth_date ? [say('family.born', { date: shortDate(participant.birth_date) })] : []),
  ...documents.flatMap((name) => {
    const number = participant[name]
    return number ? [`${say(`person.${name}`)} ${maskedNumber(number)}`] : []
  }),
]

export function ParticipantRow({ participant }: { participant: SavedParticipant }) {
  const say = useWords()
  const removed = useRemoval(participant)
  const name = fullName(participant)
  const facts = factsOf(say, participant)
  return (
    <li data-participant={participant.id} className={styles.row}>
      <div className={styles.rowText}>
        <h3 className={styles.rowTitle}>
          <bdi>{name}</bdi>
        </h3>
        {facts.length > 0 && <p className={styles.quiet}>{facts.join(' · ')}</p>}
      </div>
      <div className={styles.actions}>
        <Button
          href={profileAddress({ tab: 'family', participant: participant.id })}
          aria-label={say('family.editNamed', { name })}
        >
          <Icon path={edit} size="sm" />
          {say('family.edit')}
        </Button>
        <div data-remove="">
          <PostedButton
            form={removeParticipantForm}
            values={{ id: String(participant.id) }}
            address={profileAddress({ tab: 'family' })}
            label={say('family.removeNamed', { name })}
            variant="quiet"
            onDone={() => void removed()}
          >
            <Icon path={trash} size="sm" />
            {say('family.remove')}
          </PostedButton>
        </div>
      </div>
    </li>
  )
}
