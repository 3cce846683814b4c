import { useEffect, useImperativeHandle, useRef, type MouseEvent, type Ref } from 'react'
import type { ClassNames } from '../dress.ts'
import { focusBack } from '../focus/useFocusReturn.ts'
import { Icon } from '../Icon/Icon.tsx'
import { checkCircle, close, crossCircle } from '../Icon/icons.ts'
import { notificationsMessages, type NotificationsMessages } from '../messages/Notifications.ts'
import { useMessages } from '../messages/useMessages.ts'
import { useOnIntent } from '../onIntent/useOnIntent.ts'

export type NotificationsPart = 'root' | 'list' | 'notification' | 'icon' | 'text' | 'undo' | 'dismiss'

export interface Notification {
  id: number
  text: string
  tone: 'done' | 'failed'
  /** Takes back what is told of. */
  undo?: () => void
}

export interface NotificationsProps {
  notifications: readonly Notification[]
  onDismiss: (id: number) => void
  onPointerEnter?: () => void
  onPointerLeave?: () => void
  onFocusEnter?: () => void
  onFocusLeave?: () => void
  ref?: Ref<HTMLElement>
  messages?: Partial<NotificationsMessages>
  classNames?: ClassNames<NotificationsPart>
}

const icons = { done: checkCircle, failed: crossCircle } as const

const loadLandmark = () => import('./ToastLandmark.tsx').then(({ ToastLandmark }) => ToastLandmark)

/** Before a notification goes, focus in it goes to the next, the one before, or back to where it came from: it is never lost with it. */
function leave({ currentTarget }: MouseEvent, cameFrom: EventTarget | null) {
  const row = currentTarget.closest('li')
  const near = row?.nextElementSibling ?? row?.previousElementSibling
  const next = near?.querySelector<HTMLElement>('button:last-of-type')
  if (next) next.focus()
  else focusBack(cameFrom)
}

/**
 * What came of what one did, at the bottom right for a few seconds, read aloud: what is done in turn, a failure at once. How long is the
 * caller's; time stands still while the pointer or focus is among them, and the four events say when.
 *
 * Always on the page, empty or not: a live region is heard only where it stood before its content.
 *
 * Keyboard: F6 leads to them from anywhere, as to a landmark of React Aria, which loads with the first; Tab to the buttons,
 * Enter and Space press them; focus stays among the notifications while there are any.
 *
 * @see https://www.w3.org/TR/wai-aria-1.2/#aria-live
 */
export function Notifications(props: NotificationsProps) {
  const { notifications, onDismiss, onPointerEnter, onPointerLeave, onFocusEnter, onFocusLeave, ref, classNames = {} } = props
  const words = useMessages(notificationsMessages, props.messages)
  const cameFrom = useRef<EventTarget | null>(null)
  const region = useRef<HTMLElement>(null)
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => region.current)
  const { part: Landmark, request } = useOnIntent(region, loadLandmark)
  const isEmpty = notifications.length === 0
  const newest = notifications.findLast(({ undo }) => undo)
  useEffect(() => {
    if (!isEmpty) request()
  }, [isEmpty, request])
  return (
    <section
      ref={region}
      className={classNames.root}
      aria-label={words.notifications}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return
        cameFrom.current = relatedTarget
        onFocusEnter?.()
      }}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || onFocusLeave?.()}
    >
      {Landmark && !isEmpty && <Landmark region={region} label={words.notifications} />}
      <ul className={classNames.list} aria-live="polite">
        {notifications.map(({ id, text, tone, undo }) => (
          // The alert in it speaks for itself, and would be said twice.
          <li key={id} className={classNames.notification} data-tone={tone} aria-live={tone === 'failed' ? 'off' : undefined}>
            <Icon path={icons[tone]} classNames={{ root: classNames.icon }} />
            <span className={classNames.text} role={tone === 'failed' ? 'alert' : undefined}>
              {text}
            </span>
            {undo && (
              <button
                className={classNames.undo}
                type="button"
                onClick={(event) => {
                  leave(event, cameFrom.current)
                  undo()
                  onDismiss(id)
                }}
              >
                {id === newest?.id ? words.undoNewest : words.undo}
              </button>
            )}
            <button
              className={classNames.dismiss}
              type="button"
              aria-label={`${words.dismiss}: ${text}`}
              onClick={(event) => {
                leave(event, cameFrom.current)
                onDismiss(id)
              }}
            >
              <Icon path={close} size="sm" classNames={{ root: classNames.icon }} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
