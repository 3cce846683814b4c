import '../messages/account-words.ts'
import { Button } from '@tropa/library/Button/dressed.ts'
import { Modal } from '@tropa/library/Modal/dressed.ts'
import { useRef } from 'react'
import { useWords } from '../messages/intl.tsx'

export type EndLinkDialogProps = { onEnd: () => void; onClose: () => void }

/** Asks whether to end a link, because it cannot be restored, and others have it. */
export function EndLinkDialog({ onEnd, onClose }: EndLinkDialogProps) {
  const say = useWords()
  const safe = useRef<HTMLButtonElement>(null)
  const end = () => {
    onClose()
    onEnd()
  }
  return (
    <Modal
      isOpen
      role="alertdialog"
      size="sm"
      focusRef={safe}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={say('share.endTitle')}
      footer={
        <>
          <Button variant="danger" onClick={end}>
            {say('share.end')}
          </Button>
          <Button ref={safe} onClick={onClose}>
            {say('share.keep')}
          </Button>
        </>
      }
    >
      <p>{say('share.endText')}</p>
    </Modal>
  )
}
