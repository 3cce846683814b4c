import { Notifications } from '@tropa/library/Notifications/dressed.ts'
import { notificationsMachine, type NotificationContent } from '@tropa/machines'
import { useActorRef, useSelector } from '@xstate/react'
import { createContext, use, useCallback, useEffect, useState, type ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useWords } from '../messages/intl.tsx'

type Notices = ActorRefFrom<typeof notificationsMachine>
const NoticesContext = createContext<Notices | null>(null)

function useNotices(): Notices {
  const actor = use(NoticesContext)
  if (!actor) throw new Error('useNotices needs a NoticesProvider above it')
  return actor
}

export function NoticesProvider({ children }: { children: ReactNode }) {
  return <NoticesContext value={useActorRef(notificationsMachine)}>{children}</NoticesContext>
}

/** Shows a result for a few seconds and announces it to screen readers. */
export function useNotify(): (notice: NotificationContent) => void {
  const actor = useNotices()
  return useCallback((content) => actor.send({ type: 'SHOW', content }), [actor])
}

const isTypedInto = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

/** Keys are mentioned only if there is a mouse, and so a keyboard. A narrow notice has no room for them. */
const hasFinePointer = () =>
  typeof matchMedia === 'function' && matchMedia('(any-pointer: fine) and (min-width: 40rem)').matches

/** The undo keys work wherever focus is, because the undo button is at the end of the page. */
function useUndoKeys(actor: Notices) {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const isUndo = event.code === 'KeyZ' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
      if (!isUndo || isTypedInto(event.target)) return
      const offer = actor
        .getSnapshot()
        .context.list.findLast(({ undo, isUndoneByKeys = true }) => undo && isUndoneByKeys)
      if (!offer) return
      event.preventDefault()
      offer.undo?.()
      actor.send({ type: 'DISMISS', id: offer.id })
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [actor])
}

export function NoticeList() {
  const actor = useNotices()
  useUndoKeys(actor)
  const say = useWords()
  const [hasKeys] = useState(hasFinePointer)
  return (
    <Notifications
      messages={hasKeys ? { undoNewest: say('notice.undoKeys') } : {}}
      notifications={useSelector(actor, ({ context }) => context.list)}
      onDismiss={(id) => actor.send({ type: 'DISMISS', id })}
      onPointerEnter={() => actor.send({ type: 'POINTER_ENTERED' })}
      onPointerLeave={() => actor.send({ type: 'POINTER_LEFT' })}
      onFocusEnter={() => actor.send({ type: 'FOCUS_ENTERED' })}
      onFocusLeave={() => actor.send({ type: 'FOCUS_LEFT' })}
    />
  )
}
