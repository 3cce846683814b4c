import { Alert } from '@tropa/library/Alert/dressed.ts'
import { Button } from '@tropa/library/Button/dressed.ts'
import { useWords, type Words } from '../messages/intl.tsx'
import { conflictText, dateText } from './conflict-text.ts'
import * as styles from './plan.css.ts'
import type { Fix } from './schedule/fixes.ts'
import type { ConflictView } from './stop-view.ts'

const fixText = (say: Words, fix: Fix): string => {
  switch (fix.kind) {
    case 'day':
      return say('plan.fixDay', { day: fix.day })
    case 'first':
      return say('plan.fixFirst')
    case 'trip':
      return say('plan.fixTrip', { date: dateText(say, fix.start) })
    case 'remove':
      return say('plan.fixRemove')
    default:
      return fix satisfies never
  }
}

export type ConflictNoticeProps<F extends Fix> = {
  conflict: ConflictView<F>
  title: string
  /** Says what somebody else can do about the conflict. */
  note?: string | undefined
  onFix: (fix: F) => void
  /** Called when the visitor wants to choose a day by hand; absent if there is no other day. */
  onChoose?: () => void
}

/** A stop's conflict, with buttons for its fixes, the best first. */
export function ConflictNotice<F extends Fix>({ conflict, title, note, onFix, onChoose }: ConflictNoticeProps<F>) {
  const say = useWords()
  const isKnown = conflict.fixes.some(({ kind }) => kind !== 'remove')
  return (
    <Alert tone="warning" title={conflictText(say, conflict)}>
      {note ?? (!isKnown && say('plan.noFix'))}
      <div className={styles.fixes}>
        {conflict.fixes.map((fix) => (
          <Button
            key={fix.kind}
            variant="quiet"
            aria-label={say('plan.fixOf', { fix: fixText(say, fix), title })}
            onClick={() => onFix(fix)}
          >
            {fixText(say, fix)}
          </Button>
        ))}
        {!isKnown && onChoose && (
          <Button
            variant="quiet"
            aria-label={say('plan.fixOf', { fix: say('plan.chooseDay'), title })}
            onClick={onChoose}
          >
            {say('plan.chooseDay')}
          </Button>
        )}
      </div>
    </Alert>
  )
}
