import { setup } from 'xstate'

export type ConnectivityEvent = { type: 'WENT_ONLINE' } | { type: 'WENT_OFFLINE' }

/** Online until told otherwise, as the server that drew the page was. */
export const connectivityMachine = setup({ types: { events: {} as ConnectivityEvent } }).createMachine({
  id: 'connectivity',
  initial: 'online',
  states: {
    online: { on: { WENT_OFFLINE: 'offline' } },
    offline: { on: { WENT_ONLINE: 'online' } },
  },
})
