import { Button } from '@tropa/library/Button/dressed.ts'
import { Modal } from '@tropa/library/Modal/dressed.ts'
import { TextField } from '@tropa/library/TextField/dressed.ts'
import { longestTrackTitle, trackTitleFrom } from '@tropa/contract'
import { type SubmitEvent, useId, useState } from 'react'
import { useWords } from '../messages/intl.tsx'
import { useSession } from '../visitor/SessionProvider.tsx'
import * as styles from './plan.css.ts'

type SaveDialogProps = { name: string; onSave: (title: string) => void; onClose: () => void }

/** Says what saving does, and asks for a name: the one that is proposed will do. */
export function SaveDialog({ name, onSave, onClose }: SaveDialogProps) {
  const say = useWords()
  const form = useId()
  const isSignedIn = useSession().auth !== null
  const [title, setTitle] = useState(name)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onClose()
    onSave(trackTitleFrom(title) || name)
  }
  return (
    <Modal
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={say('track.saveTitle')}
      size="sm"
      footer={
        <>
          <Button type="submit" form={form} variant="primary">
            {say(isSignedIn ? 'track.saveNow' : 'track.saveSignIn')}
          </Button>
          <Button onClick={onClose}>{say('track.saveCancel')}</Button>
        </>
      }
    >
      <form id={form} className={styles.plan} onSubmit={submit}>
        <p>{say(isSignedIn ? 'track.saveText' : 'track.saveTextGuest')}</p>
        <TextField
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
