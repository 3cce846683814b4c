import {
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react'
import type { ClassNames } from '../dress.ts'
import { Icon } from '../Icon/Icon.tsx'
import { close as cross } from '../Icon/icons.ts'
import { modalMessages, type ModalMessages } from '../messages/Modal.ts'
import { useMessages } from '../messages/useMessages.ts'
import { useModalDialog, type ModalOpening } from './useModalDialog.ts'

export type ModalPart = 'root' | 'panel' | 'header' | 'title' | 'close' | 'closeIcon' | 'body' | 'footer'

export interface ModalProps extends ModalOpening {
  /** Names the action, and the dialog: 'Clear the track?' rather than 'Attention'. */
  title: ReactNode
  children?: ReactNode
  /** Buttons: the destructive one first, the safe one beside it. */
  footer?: ReactNode
  /** At most 26, 34 or 52 rem wide. */
  size?: 'sm' | 'md' | 'lg'
  /** `alertdialog`: the visitor must decide, and the body is read out together with the title. */
  role?: 'dialog' | 'alertdialog'
  /**
   * The element to focus on opening: the safe button of a question. Default: the first focusable element in the
   * dialog.
   */
  focusRef?: RefObject<HTMLElement | null>
  ref?: Ref<HTMLDialogElement>
  id?: string
  messages?: Partial<ModalMessages>
  classNames?: ClassNames<ModalPart>
}

/**
 * One question or one small task over the page, which is inert meanwhile. Body and footer exist only while it is
 * open. Keyboard: Tab and Shift+Tab stay inside, Escape closes; focus returns to where it was. Parts: `root` is the
 * `<dialog>`, `panel` its visible part. The skin keeps the page behind from scrolling.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
 */
export function Modal(props: ModalProps) {
  const {
    title,
    children,
    footer,
    size = 'md',
    role,
    focusRef,
    ref,
    id,
    messages,
    classNames: c = {},
    ...opening
  } = props
  const words = useMessages(modalMessages, messages)
  const { element, isOpen, dialog, close } = useModalDialog(opening)
  const made = useId()
  useImperativeHandle<HTMLDialogElement | null, HTMLDialogElement | null>(ref, () => element.current)
  useLayoutEffect(() => {
    if (isOpen) focusRef?.current?.focus()
  }, [isOpen, focusRef])
  const body = useRef<HTMLDivElement>(null)
  const [isScrolled, setScrolled] = useState(false)
  // Text that scrolls must be focusable if nothing in it is, so that it can be scrolled by keyboard.
  useLayoutEffect(() => {
    if (isOpen && body.current) setScrolled(body.current.scrollHeight > body.current.clientHeight)
  }, [isOpen, children])
  const scroller = isScrolled && ({ role: 'group', tabIndex: 0, 'aria-labelledby': `${made}title` } as const)

  return (
    <dialog
      {...dialog}
      ref={element}
      id={id}
      role={role}
      className={c.root}
      aria-labelledby={`${made}title`}
      aria-describedby={role === 'alertdialog' ? `${made}body` : undefined}
      data-size={size}
    >
      <div className={c.panel}>
        <div className={c.header}>
          <h2 id={`${made}title`} className={c.title}>
            {title}
          </h2>
          <button type="button" className={c.close} aria-label={words.close} onClick={close}>
            <Icon path={cross} className={c.closeIcon} />
          </button>
        </div>
        <div ref={body} id={`${made}body`} className={c.body} {...scroller}>
          {isOpen && children}
        </div>
        {isOpen && footer && <div className={c.footer}>{footer}</div>}
      </div>
    </dialog>
  )
}
