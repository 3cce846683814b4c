import { useLayoutEffect, useRef, useState, type PointerEvent, type SyntheticEvent } from 'react'

/** Whether a dialog is open, controlled by its caller or by itself, and how it closes. */
export interface ModalOpening {
  isOpen?: boolean
  defaultOpen?: boolean
  /** Called to close it by the close button, Escape, or a press outside the dialog. */
  onOpenChange?: (isOpen: boolean) => void
  /** `false`: a press outside the dialog does not close it. Escape and the close button always do. */
  isDismissable?: boolean
}

type DialogEvent = SyntheticEvent<HTMLDialogElement>
const isOwn = ({ target, currentTarget }: DialogEvent) => target === currentTarget

/** Keeps the browser's own dialog in step with `isOpen`. Spread `dialog` on the element. */
export function useModalDialog({
  defaultOpen = false,
  onOpenChange,
  isDismissable = true,
  ...controlled
}: ModalOpening) {
  const element = useRef<HTMLDialogElement>(null)
  const [isOpenInside, setOpenInside] = useState(defaultOpen)
  const isOpen = controlled.isOpen ?? isOpenInside
  // The server's page shows an open dialog without scripts; afterwards the browser controls the attribute.
  const [isOpenAtFirst] = useState(isOpen)
  const [closings, setClosings] = useState(0)
  const isPressedBeside = useRef(false)

  const change = (next: boolean) => {
    setOpenInside(next)
    onOpenChange?.(next)
  }
  useLayoutEffect(() => {
    const dialog = element.current
    if (!dialog || !isOpen) return
    dialog.removeAttribute('open')
    dialog.showModal()
    return () => dialog.close()
  }, [isOpen, closings])

  const dialog = {
    open: isOpenAtFirst,
    onCancel: (event: DialogEvent) => {
      // The `cancel` event of a file field inside bubbles up.
      if (!isOwn(event)) return
      event.preventDefault()
      change(false)
    },
    onClose: (event: DialogEvent) => {
      if (!isOwn(event) || !isOpen || event.currentTarget.open) return
      change(false)
      // The browser has closed the dialog itself; if its owner keeps it open, it is shown again.
      setClosings((count) => count + 1)
    },
    // A press closes the dialog only if both its start and end are outside: selecting text outwards closes nothing.
    onPointerDown: (event: PointerEvent<HTMLDialogElement>) => {
      isPressedBeside.current = isOwn(event)
    },
    onClick: (event: DialogEvent) => {
      if (isDismissable && isPressedBeside.current && isOwn(event)) change(false)
    },
  }
  return { element, isOpen, dialog, close: () => change(false) }
}
