import { Button } from '@tropa/library/Button/dressed.ts'
import { Modal } from '@tropa/library/Modal/dressed.ts'
import { TextField } from '@tropa/library/TextField/dressed.ts'
import { longestTrackTitle, trackTitleFrom } from '@tropa/contract'
import { type SubmitEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { type MessageId, useWords } from '../messages/intl.tsx'
import { useSession } from '../visitor/SessionProvider.tsx'
import * as styles from './plan.css.ts'
import type { SavingProps } from './saving.ts'

type Saving = 'asGuest' | 'asNew' | 'intoSaved'

const words: Record<Saving, { text: MessageId; submit: MessageId }> = {
  asGuest: { text: 'track.saveTextGuest', submit: 'track.saveSignIn' },
  asNew: { text: 'track.saveText', submit: 'track.saveNow' },
  intoSaved: { text: 'track.saveTextOpened', submit: 'track.saveChanges' },
}

/** Explains saving and asks for a name; the proposed one can be kept. */
export function SaveDialog({ name, savedId, onSave, onClose }: SavingProps & { onClose: () => void }) {
  const say = useWords()
  const form = useId()
  const isSignedIn = useSession().auth !== null
  const [title, setTitle] = useState(name)
  const field = useRef<HTMLInputElement>(null)
  // Selects the proposed name, so that typing replaces it.
  useLayoutEffect(() => field.current?.select(), [])
  const { text, submit } = words[!isSignedIn ? 'asGuest' : savedId === null ? 'asNew' : 'intoSaved']
  const save = (replaces: number | null) => {
    onClose()
    onSave({ title: trackTitleFrom(title) || name, ...(replaces !== null && { replaces }) })
  }
  const submitted = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    save(savedId)
  }
  return (
    <Modal
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={say('track.saveTitle')}
      focusRef={field}
      size={savedId === null ? 'sm' : 'md'}
      footer={
        <>
          <Button type="submit" form={form} variant="primary">
            {say(submit)}
          </Button>
          {savedId !== null && <Button onClick={() => save(null)}>{say('track.saveAsNew')}</Button>}
          <Button onClick={onClose}>{say('track.saveCancel')}</Button>
        </>
      }
    >
      <form id={form} className={styles.plan} onSubmit={submitted}>
        <p>{say(text)}</p>
        <TextField
          ref={field}
          label={say('savedTracks.name')}
          value={title}
          onChange={setTitle}
          maxLength={longestTrackTitle}
          autoComplete="off"
        />
      </form>
    </Modal>
  )
}
