import { useId, type MouseEvent } from 'react'
import type { ClassNames } from '../dress.ts'
import { Icon } from '../Icon/Icon.tsx'
import { checkCircle, close, crossCircle } from '../Icon/icons.ts'
import type { NotificationsMessages } from '../messages/Notifications.ts'

export type ToastPart = 'notification' | 'icon' | 'text' | 'undo' | 'dismiss'

export interface Notification {
  /** Not used before on this page. */
  id: number
  text: string
  /** `done` is announced when a screen reader has finished speaking, `failed` at once. */
  tone: 'done' | 'failed'
  /** Takes back what the notification reports. */
  undo?: () => void
  /** `false`: keys that undo pass it by, because it is not what the visitor has just done. */
  isUndoneByKeys?: boolean
}

export interface ToastProps {
  notification: Notification
  onDismiss: (id: number) => void
  words: Pick<NotificationsMessages, 'dismiss'>
  undoLabel: string
  classNames: ClassNames<ToastPart>
}

const icons = { done: checkCircle, failed: crossCircle } as const

const dialog = { role: 'alertdialog', 'aria-modal': false, tabIndex: 0 } as const

/**
 * NVDA announces an alert that comes with its dialog only when it changes: it is hidden at
 * first, as in React Aria's toast.
 */
const alert = {
  role: 'alert',
  'aria-atomic': true,
  'aria-hidden': true,
  ref: (text: HTMLElement | null) => text?.removeAttribute('aria-hidden'),
} as const

/**
 * Pressing does not move focus, because focus in the notifications would stop their timers until something else is
 * focused.
 */
const keepFocus = (event: MouseEvent) => event.preventDefault()

/** One notification, with the attributes of React Aria's `useToast`. */
export function Toast({ notification, onDismiss, words, undoLabel, classNames: c }: ToastProps) {
  const { id, text, tone, undo } = notification
  const textId = useId()
  const isFailed = tone === 'failed'
  return (
    // The alert in it is announced by itself, and would be announced twice.
    <li aria-live={isFailed ? 'off' : undefined}>
      <div className={c.notification} {...dialog} aria-labelledby={textId} data-tone={tone}>
        <Icon path={icons[tone]} classNames={{ root: c.icon }} />
        <span id={textId} className={c.text} {...(isFailed && alert)}>
          {text}
        </span>{' '}
        {undo && (
          <button
            className={c.undo}
            type="button"
            onMouseDown={keepFocus}
            onClick={() => {
              undo()
              onDismiss(id)
            }}
          >
            {undoLabel}
          </button>
        )}
        <button
          className={c.dismiss}
          type="button"
          aria-label={`${words.dismiss}: ${text}`}
          onMouseDown={keepFocus}
          onClick={() => onDismiss(id)}
        >
          <Icon path={close} size="sm" classNames={{ root: c.icon }} />
        </button>
      </div>
    </li>
  )
}
