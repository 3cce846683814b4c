import { isChangerName, type SharedTrack } from '@tropa/contract'
import { Alert } from '@tropa/library/Alert/dressed.ts'
import { useFocusReturn } from '@tropa/library/focus/useFocusReturn.ts'
import { TextField } from '@tropa/library/TextField/dressed.ts'
import { useId, useRef, useState } from 'react'
import { AccountSection } from '../account/parts/AccountSection.tsx'
import { momentText } from '../account/parts/moment-text.ts'
import { useWords } from '../messages/intl.tsx'
import { useNotify } from '../visitor/Notices.tsx'
import { useIsOnline } from '../visitor/connectivity.tsx'
import { keepChangerName, keptChangerName } from './changer-name.ts'
import { EditedDays } from './EditedDays.tsx'
import { FindObject } from './FindObject.tsx'
import * as styles from './shared-track.css.ts'
import { changeText, type TitledChange } from './change-text.ts'
import { removalSubject } from './put-back.ts'
import { useChanges } from './useChanges.ts'
import { useSharedEditing } from './useSharedEditing.ts'
import type { SharedPlan } from './useSharedPlan.ts'
import type { WatchState } from './watch-changes.ts'

/** A shared track that anyone with its link may change, with the changes of others. */
export function SharedEditor({ token, track, plan }: { token: string; track: SharedTrack; plan: SharedPlan }) {
  const say = useWords()
  const notify = useNotify()
  const name = useName()
  const editing = useSharedEditing(token, name.valid, name.demand)
  const { changes, state } = useChanges(token, track, {
    onReordered: (before, change) =>
      notify({ text: changeText(say, change), tone: 'done', undo: () => void editing.orderAs(before) }),
    onRemoved: (removal, change) =>
      notify({
        text: changeText(say, change),
        tone: 'done',
        undo: () => void editing.putBack(removal),
        about: removalSubject(removal.stop),
      }),
  })
  const around = useFocusReturn<HTMLDivElement>()
  return (
    <div ref={around} className={styles.days}>
      <LiveState state={state} />
      <EditedDays plan={plan} editing={editing} />
      <AccountSection id="together" title={say('sharedEditing.title')} lead={say('sharedEditing.lead')}>
        <TextField {...name.field} />
        <FindObject track={plan.track} onAdd={(object, day) => void editing.add(object, day)} />
      </AccountSection>
      <AccountSection id="changes" title={say('sharedEditing.changes')}>
        <ChangeLog changes={changes} />
      </AccountSection>
    </div>
  )
}

/** The visitor's name, and a field for it that takes focus when a change needs one. */
function useName() {
  const say = useWords()
  const id = useId()
  // Rendered only in a browser, because the server does not know the name.
  const [name, setName] = useState(keptChangerName)
  const [isDemanded, setDemanded] = useState(false)
  const element = useRef<HTMLInputElement>(null)
  const valid = isChangerName(name.trim()) ? name.trim() : null
  return {
    valid,
    demand: () => {
      setDemanded(true)
      element.current?.focus()
    },
    field: {
      id,
      ref: element,
      label: say('sharedEditing.name'),
      hint: say('sharedEditing.nameHint'),
      autoComplete: 'nickname',
      value: name,
      onChange: (text: string) => {
        setName(text)
        keepChangerName(text.trim())
      },
      ...(isDemanded && valid === null && { error: say('sharedEditing.nameNeeded') }),
    },
  }
}

function LiveState({ state }: { state: WatchState }) {
  const say = useWords()
  const isOnline = useIsOnline()
  if (!isOnline)
    return (
      <Alert role="status" title={say('list.offline')}>
        {say('sharedEditing.offline')}
      </Alert>
    )
  if (state === 'live') return null
  return (
    <Alert tone="warning" role="status" title={say('sharedEditing.waitingTitle')}>
      {say('sharedEditing.waiting')}
    </Alert>
  )
}

/** Read out as it grows. */
function ChangeLog({ changes }: { changes: readonly TitledChange[] }) {
  const say = useWords()
  return (
    <div role="log" aria-label={say('sharedEditing.changes')}>
      <ol className={styles.log}>
        {changes.length === 0 && <li className={styles.when}>{say('sharedEditing.none')}</li>}
        {changes.map((change) => (
          <li key={change.version}>
            <bdi>{changeText(say, change)}</bdi> <span className={styles.when}>{momentText(change.at)}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
