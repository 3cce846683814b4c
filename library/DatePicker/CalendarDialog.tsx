import { useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject } from 'react'
import { calendarMessages, type CalendarMessages } from '../messages/Calendar.ts'
import { useMessages } from '../messages/useMessages.ts'
import { pagePlace, scrollBack } from './pagePlace.ts'

export interface CalendarDialogProps {
  id: string
  messages: Partial<CalendarMessages> | undefined
  onClose: () => void
  /** Receives focus when the dialog closes. */
  trigger: RefObject<HTMLElement | null>
  className: string | undefined
  children: ReactNode
}

/** The platform's modal dialog: while it is open, the page behind it can be neither focused nor read. */
export function CalendarDialog({ id, messages, onClose, trigger, className, children }: CalendarDialogProps) {
  const words = useMessages(calendarMessages, messages)
  const ref = useRef<HTMLDialogElement>(null)
  // Runs before the calendar's own effects, because a day in a closed dialog cannot take focus.
  useLayoutEffect(() => {
    const dialog = ref.current
    const opener = trigger.current
    const page = pagePlace()
    dialog?.showModal()
    // The browser focuses the first button, and scrolls the page until that is below the room of the page's header.
    scrollBack(page)
    return () => {
      dialog?.close()
      // Safari does not focus pressed buttons, so the dialog would not return focus to it.
      opener?.focus()
    }
  }, [trigger])

  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    onClose()
  }
  /** The dialog has no padding, so a press on the dialog itself is on its backdrop. */
  const closeOutside = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget) onClose()
  }
  const cancel = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    onClose()
  }
  return (
    <dialog
      ref={ref}
      id={id}
      className={className}
      aria-label={words.dialog}
      aria-modal="true"
      onKeyDown={closeByKey}
      onClick={closeOutside}
      onCancel={cancel}
    >
      {children}
    </dialog>
  )
}
