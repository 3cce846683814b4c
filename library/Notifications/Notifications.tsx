import type { ClassNames } from '../dress.ts'
import { Icon } from '../Icon/Icon.tsx'
import { checkCircle, close, crossCircle } from '../Icon/icons.ts'
import { notificationsMessages, type NotificationsMessages } from '../messages/Notifications.ts'
import { useMessages } from '../messages/useMessages.ts'

export type NotificationsPart = 'root' | 'list' | 'notification' | 'icon' | 'text' | 'undo' | 'dismiss'

export interface Notification {
  id: number
  text: string
  tone: 'done' | 'failed'
  /** Takes back what is told of. */
  undo?: () => void
}

/** Time stands still while the pointer or focus is among them: the four events say when. */
export interface NotificationsProps {
  notifications: readonly Notification[]
  onDismiss: (id: number) => void
  onPointerEnter?: () => void
  onPointerLeave?: () => void
  onFocusEnter?: () => void
  onFocusLeave?: () => void
  messages?: Partial<NotificationsMessages>
  classNames?: ClassNames<NotificationsPart>
}

const icons = { done: checkCircle, failed: crossCircle } as const

/** Always on the page, empty or not: a live region is heard only where it stood before its content. */
export function Notifications(props: NotificationsProps) {
  const { notifications, onDismiss, onPointerEnter, onPointerLeave, onFocusEnter, onFocusLeave, classNames = {} } = props
  const words = useMessages(notificationsMessages, props.messages)
  return (
    <section
      className={classNames.root}
      aria-label={words.notifications}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
      onFocus={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || onFocusEnter?.()}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || onFocusLeave?.()}
    >
      <ul className={classNames.list} aria-live="polite">
        {notifications.map(({ id, text, tone, undo }) => (
          <li key={id} className={classNames.notification} data-tone={tone}>
            <Icon path={icons[tone]} classNames={{ root: classNames.icon }} />
            <span className={classNames.text} role={tone === 'failed' ? 'alert' : undefined}>
              {text}
            </span>
            {undo && (
              <button
                className={classNames.undo}
                type="button"
                onClick={() => {
                  undo()
                  onDismiss(id)
                }}
              >
                {words.undo}
              </button>
            )}
            <button className={classNames.dismiss} type="button" aria-label={`${words.dismiss}: ${text}`} onClick={() => onDismiss(id)}>
              <Icon path={close} size="sm" classNames={{ root: classNames.icon }} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
