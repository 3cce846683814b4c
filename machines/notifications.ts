import { assign, cancel, enqueueActions, not, or, setup, stateIn } from 'xstate'
import { notificationMs, undoNotificationMs } from './timing.ts'

/** What a notification shows. */
export type NotificationContent = {
  text: string
  tone: 'done' | 'failed'
  /** Undoes what the text reports. */
  undo?: () => void
  /** `false`: not what the visitor has just done, so the keys that undo pass it by. */
  isUndoneByKeys?: boolean
  /** What it is about: a newer notification about the same replaces it. */
  about?: string
}
/** A notification in the list; `id` is its own. */
export type Notification = NotificationContent & { id: number }

/** What adds and removes notifications, and what stops their time: a pointer or focus over them. */
export type NotificationsEvent =
  | { type: 'SHOW'; content: NotificationContent }
  | { type: 'DISMISS'; id: number }
  | { type: 'EXPIRED'; id: number }
  | { type: 'POINTER_ENTERED' }
  | { type: 'POINTER_LEFT' }
  | { type: 'FOCUS_ENTERED' }
  | { type: 'FOCUS_LEFT' }
/** The oldest first; `lastId`: the id of the newest. */
export type Notifications = { list: readonly Notification[]; lastId: number }

/** The most notifications with undo at once; more would cover a phone's screen. */
export const mostOffers = 3

/** The list without its oldest offers to undo, until `mostOffers` are left. */
function withoutOldOffers(list: readonly Notification[]): readonly Notification[] {
  const kept = new Set(list.filter(({ undo }) => undo).slice(-mostOffers))
  return list.filter((one) => !one.undo || kept.has(one))
}

/**
 * Shows each notification for `notificationMs`, one that can be undone for `undoNotificationMs`. The timers stop while
 * the pointer or focus is among them, and restart from the beginning when both have left; until then older ones are
 * not removed to make room.
 */
export const notificationsMachine = setup({
  types: {} as { context: Notifications; events: NotificationsEvent },
  delays: { stay: notificationMs, offer: undoNotificationMs },
  actions: {
    add: assign(({ context }, { content }: { content: NotificationContent }) => {
      const id = context.lastId + 1
      const others = context.list.filter(({ about }) => about === undefined || about !== content.about)
      return { list: [...others, { ...content, id }], lastId: id }
    }),
    makeRoom: assign({ list: ({ context }) => withoutOldOffers(context.list) }),
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
                'makeRoom',
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
    // A removed element fires no event when the pointer or focus leaves it.
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
