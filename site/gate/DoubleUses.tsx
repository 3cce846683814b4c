import { Alert } from '@tropa/library/Alert/dressed.ts'
import { Button } from '@tropa/library/Button/dressed.ts'
import { useWords } from '../messages/intl.tsx'
import { regionMoment } from '../region/region-moment.ts'
import type { DoubleUse } from './gate-state.ts'

/** Tickets admitted here by the list that, as was found out later, had been used or returned, or were unknown. */
export function DoubleUses({ doubles, onSeen }: { doubles: readonly DoubleUse[]; onSeen: () => void }) {
  const say = useWords()
  if (doubles.length === 0) return null
  const time = (instant: string) => regionMoment(instant, say.language)
  return (
    <Alert
      tone="danger"
      role="alert"
      title={say('gate.doubles', { count: doubles.length })}
      action={<Button onClick={onSeen}>{say('gate.doublesSeen')}</Button>}
    >
      <p>{say('gate.doublesText')}</p>
      <ul>
        {doubles.map(({ number, at, firstAt }) => (
          <li key={`${number} ${at}`}>
            {firstAt === undefined
              ? say('gate.doubleInvalid', { number, at: time(at) })
              : say('gate.double', { number, at: time(at), first: time(firstAt) })}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
