import { assign, cancel, enqueueActions, not, or, setup, stateIn } from 'xstate'
import { notificationMs, undoNotificationMs } from './timing.ts'

/** What a notification shows. */
export type NotificationContent = {
  text: string
  tone: 'done' | 'failed'
  /** Takes back what the text reports. */
  undo?: () => void
}
/** A notification in the list; `id` is its own. */
export type Notification = NotificationContent & { id: number }

/** What `notificationsMachine` is sent. */
export type NotificationsEvent =
  | { type: 'SHOW'; content: NotificationContent }
  | { type: 'DISMISS'; id: number }
  | { type: 'EXPIRED'; id: number }
  | { type: 'POINTER_ENTERED' }
  | { type: 'POINTER_LEFT' }
  | { type: 'FOCUS_ENTERED' }
  | { type: 'FOCUS_LEFT' }
/** The oldest first; `lastId` was given last. */
export type Notifications = { list: readonly Notification[]; lastId: number }

/**
 * Each notification stands 3000 ms, one that can be undone 10 000 ms. While the pointer or focus is among them time
 * stands still, and when both have left every one has its whole span again.
 */
export const notificationsMachine = setup({
  types: {} as { context: Notifications; events: NotificationsEvent },
  delays: { stay: notificationMs, offer: undoNotificationMs },
  actions: {
    add: assign(({ context }, { content }: { content: NotificationContent }) => {
      const id = context.lastId + 1
      return { list: [...context.list, { ...content, id }], lastId: id }
    }),
    remove: assign({ list: ({ context }, { id }: { id: number }) => context.list.filter((one) => one.id !== id) }),
  },
  guards: { isEmpty: ({ context }) => context.list.length === 0 },
}).createMachine({
  id: 'notifications',
  context: { list: [], lastId: 0 },
  type: 'parallel',
  states: {
    time: {
      initial: 'running',
      on: {
        SHOW: { actions: { type: 'add', params: ({ event }) => event } },
        DISMISS: {
          actions: [{ type: 'remove', params: ({ event }) => event }, cancel(({ event }) => String(event.id))],
        },
        EXPIRED: { actions: { type: 'remove', params: ({ event }) => event } },
      },
      states: {
        running: {
          entry: enqueueActions(({ context, enqueue }) => {
            for (const { id, undo } of context.list)
              enqueue.raise({ type: 'EXPIRED', id }, { id: String(id), delay: undo ? 'offer' : 'stay' })
          }),
          exit: enqueueActions(({ context, enqueue }) => {
            for (const { id } of context.list) enqueue.cancel(String(id))
          }),
          always: { guard: or([stateIn({ pointer: 'inside' }), stateIn({ focus: 'inside' })]), target: 'paused' },
          on: {
            SHOW: {
              actions: [
                { type: 'add', params: ({ event }) => event },
                enqueueActions(({ context: { lastId: id }, event: { content }, enqueue }) =>
                  enqueue.raise({ type: 'EXPIRED', id }, { id: String(id), delay: content.undo ? 'offer' : 'stay' }),
                ),
              ],
            },
          },
        },
        paused: {
          always: { guard: not(or([stateIn({ pointer: 'inside' }), stateIn({ focus: 'inside' })])), target: 'running' },
        },
      },
    },
    // An element that is gone never says that the pointer or focus has left it.
    pointer: {
      initial: 'outside',
      states: {
        outside: { on: { POINTER_ENTERED: 'inside' } },
        inside: { always: { guard: 'isEmpty', target: 'outside' }, on: { POINTER_LEFT: 'outside' } },
      },
    },
    focus: {
      initial: 'outside',
      states: {
        outside: { on: { FOCUS_ENTERED: 'inside' } },
        inside: { always: { guard: 'isEmpty', target: 'outside' }, on: { FOCUS_LEFT: 'outside' } },
      },
    },
  },
})
