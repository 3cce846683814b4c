import { setup } from 'xstate'

export type ConnectivityEvent = { type: 'WENT_ONLINE' } | { type: 'WENT_OFFLINE' }

/** A region that follows the network: online until an event says otherwise, as the server that drew the page was. */
export const connection = {
  initial: 'online',
  states: {
    online: { on: { WENT_OFFLINE: 'offline' } },
    offline: { on: { WENT_ONLINE: 'online' } },
  },
} as const

export const connectivityMachine = setup({ types: { events: {} as ConnectivityEvent } }).createMachine({
  id: 'connectivity',
  ...connection,
})
