import { Notifications } from '@tropa/library/Notifications/dressed.ts'
import { notificationsMachine } from '@tropa/machines'
import { useActorRef, useSelector } from '@xstate/react'
import { createContext, use, useCallback, type ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'

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

export type Notice = { text: string; tone: 'done' | 'failed' }

/** Tells the visitor what came of something, for a few seconds and aloud. */
export function useNotify(): (notice: Notice) => void {
  const actor = useNotices()
  return useCallback((content) => actor.send({ type: 'SHOW', content }), [actor])
}

export function NoticeList() {
  const actor = useNotices()
  return (
    <Notifications
      notifications={useSelector(actor, ({ context }) => context.list)}
      onDismiss={(id) => actor.send({ type: 'DISMISS', id })}
      onPointerEnter={() => actor.send({ type: 'POINTER_ENTERED' })}
      onPointerLeave={() => actor.send({ type: 'POINTER_LEFT' })}
      onFocusEnter={() => actor.send({ type: 'FOCUS_ENTERED' })}
      onFocusLeave={() => actor.send({ type: 'FOCUS_LEFT' })}
    />
  )
}
