import type { ReactNode, Ref } from 'react'
import type { ClassNames } from '../dress.ts'
import { shareModalMessages, type ShareModalMessages } from '../messages/ShareModal.ts'
import { useMessages } from '../messages/useMessages.ts'
import { Modal, type ModalPart } from '../Modal/Modal.tsx'
import type { ModalOpening } from '../Modal/useModalDialog.ts'
import { ShareAddress, type ShareAddressPart } from './ShareAddress.tsx'

export type ShareModalPart = ModalPart | ShareAddressPart | 'failed' | 'retry'

/** `making`: the server is making the address. */
export type ShareState =
  | { status: 'making' }
  | { status: 'ready'; url: string }
  | { status: 'failed'; onRetry: () => void }

export interface ShareModalProps extends ModalOpening {
  address: ShareState
  /** Copies the text to the clipboard; rejects if that fails. */
  onCopy: (text: string) => Promise<void>
  /** Only if the device has a share dialog; otherwise there is no button. */
  onShare?: (url: string) => void
  /** Instead of 'Share the link': what is shared. */
  title?: ReactNode
  /** What the receiver will see and may do. */
  children?: ReactNode
  ref?: Ref<HTMLDialogElement>
  messages?: Partial<ShareModalMessages>
  classNames?: ClassNames<ShareModalPart>
}

/**
 * Shows the address of a page to share. Its field is there while the address is being made, so that nothing moves
 * when it arrives. The result of copying is announced. Keyboard: as in Modal. If copying is refused, the address is
 * selected and focus is in its field. Parts: those of Modal; `field` holds the label, the read-only `input` and the
 * buttons; `note` shows the result.
 */
export function ShareModal(props: ShareModalProps) {
  const { address, onCopy, onShare, title, children, ref, messages, classNames: c = {}, ...opening } = props
  const words = useMessages(shareModalMessages, messages)
  return (
    <Modal {...opening} ref={ref} title={title ?? words.title} classNames={c}>
      {children}
      {address.status === 'failed' ? (
        <div className={c.failed}>
          <p role="alert">{words.failed}</p>
          <button type="button" className={c.retry} data-variant="secondary" onClick={address.onRetry}>
            {words.retry}
          </button>
        </div>
      ) : (
        <ShareAddress
          url={address.status === 'ready' ? address.url : null}
          onCopy={onCopy}
          onShare={onShare}
          words={words}
          classNames={c}
        />
      )}
    </Modal>
  )
}
