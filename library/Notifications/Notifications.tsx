import { useEffect, useImperativeHandle, useRef, type Ref } from 'react'
import type { ClassNames } from '../dress.ts'
import { notificationsMessages, type NotificationsMessages } from '../messages/Notifications.ts'
import { useMessages } from '../messages/useMessages.ts'
import { useOnIntent } from '../onIntent/useOnIntent.ts'
import { withAriaMessages } from '../onIntent/withAriaMessages.ts'
import { Toast, type Notification, type ToastPart } from './Toast.tsx'
import { useAttention, type AttentionEvents } from './useAttention.ts'

export type { Notification }
export type NotificationsPart = 'root' | 'list' | ToastPart

export interface NotificationsProps extends AttentionEvents {
  /** The oldest first; the newest is at the bottom. */
  notifications: readonly Notification[]
  /** Called when the dismiss or undo button was pressed: remove the notification from the list. */
  onDismiss: (id: number) => void
  ref?: Ref<HTMLElement>
  messages?: Partial<NotificationsMessages>
  classNames?: ClassNames<NotificationsPart>
}

const loadRegion = withAriaMessages(() => import('./ToastRegion.tsx'))

/**
 * Results of the visitor's actions, at the bottom right for a few seconds, announced by screen readers: `done`
 * politely, `failed` at once. The caller removes a notification when its time is over, and pauses the time between
 * the enter and leave events. Always on the page, even if empty, because a live region is announced only if it exists
 * before its content. React Aria's toast region loads with the first notification. Keyboard: F6 goes to the
 * notifications from anywhere; Tab to each of them and to its buttons, Enter and Space press those. Focus moves from
 * a removed notification to another one, and from the last back to where it was. Parts: `root` is the region, `list`
 * the live region in it, `notification` one of them with its `text` and buttons.
 * @see https://react-aria.adobe.com/Toast
 */
export function Notifications({
  notifications,
  onDismiss,
  ref,
  messages,
  classNames: c = {},
  ...events
}: NotificationsProps) {
  const words = useMessages(notificationsMessages, messages)
  const region = useRef<HTMLElement>(null)
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => region.current)
  const { part, request } = useOnIntent(region, loadRegion)
  const list = useRef<HTMLUListElement>(null)
  const isEmpty = notifications.length === 0
  const lastId = notifications.at(-1)?.id
  const newest = notifications.findLast(({ undo, isUndoneByKeys = true }) => undo && isUndoneByKeys)
  const { attention, handlers, connect, end } = useAttention(events, isEmpty)
  useEffect(() => {
    if (!isEmpty) void request()
  }, [isEmpty, request])
  // Where not all have room, the newest are in sight.
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight
  }, [lastId])
  return (
    // React Aria leaves a top layer reachable while an open list hides the rest of the page from screen readers.
    <section
      ref={region}
      className={c.root}
      aria-label={words.notifications}
      tabIndex={-1}
      data-react-aria-top-layer=""
      {...handlers}
    >
      {part && !isEmpty && (
        <part.ToastRegion
          {...{ region, notifications, attention }}
          label={words.notifications}
          onConnect={connect}
          onAttentionEnd={end}
        />
      )}
      <ul ref={list} className={c.list} aria-live="polite">
        {notifications.map((notification) => (
          <Toast
            key={notification.id}
            {...{ notification, onDismiss, words }}
            undoLabel={notification === newest ? words.undoNewest : words.undo}
            classNames={c}
          />
        ))}
      </ul>
    </section>
  )
}
