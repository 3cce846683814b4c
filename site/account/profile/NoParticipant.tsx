import { Button } from '@tropa/library/Button/dressed.ts'
import { EmptyState } from '@tropa/library/EmptyState/dressed.ts'
import { useWords } from '../../messages/intl.tsx'
import { profileAddress } from './profile-params.ts'

/** Shown for a participant who was deleted or belongs to another account. */
export function NoParticipant() {
  const say = useWords()
  return (
    <EmptyState
      title={say('family.gone')}
      ways={<Button href={profileAddress({ tab: 'family' })}>{say('family.back')}</Button>}
    >
      {say('family.goneText')}
    </EmptyState>
  )
}
