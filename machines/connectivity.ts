import { setup } from 'xstate'

/** Changes of the browser's connectivity. */
export type ConnectivityEvent = { type: 'WENT_ONLINE' } | { type: 'WENT_OFFLINE' }

/** A region of states that follows the network. It begins online, because the server has just rendered the page. */
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
