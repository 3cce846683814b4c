import { Alert } from '@tropa/library/Alert/dressed.ts'
import { Button } from '@tropa/library/Button/dressed.ts'
import { useWords, type Words } from '../messages/intl.tsx'
import type { Conflict, Fix } from './schedule/conflicts.ts'

const fixText = (say: Words, fix: Fix): string => {
  switch (fix.kind) {
    case 'day':
      return say('plan.fixDay', { day: fix.day })
    case 'first':
      return say('plan.fixFirst')
    case 'remove':
      return say('plan.fixRemove')
    default:
      return fix satisfies never
  }
}

/** What does not fit about a stop, with the one press that changes it. */
export function ConflictNotice({ conflict, title, onFix }: { conflict: Conflict; title: string; onFix: () => void }) {
  const say = useWords()
  const fix = fixText(say, conflict.fix)
  const action = (
    <Button variant="quiet" aria-label={say('plan.fixOf', { fix, title })} onClick={onFix}>
      {fix}
    </Button>
  )
  return <Alert tone="warning" title={say(`plan.conflict.${conflict.kind}`)} action={action} />
}
