import { setup } from 'xstate'

/** What the browser says of its network. */
export type ConnectivityEvent = { type: 'WENT_ONLINE' } | { type: 'WENT_OFFLINE' }

/** A region that follows the network: online until an event says otherwise, as the server that drew the page was. */
export const connection = {
  initial: 'online',
  states: {
    online: { on: { WENT_OFFLINE: 'offline' } },
    offline: { on: { WENT_ONLINE: 'online' } },
  },
} as const

/** Whether there is a network: `online` or `offline`. */
export const connectivityMachine = setup({ types: { events: {} as ConnectivityEvent } }).createMachine({
  id: 'connectivity',
  ...connection,
})
