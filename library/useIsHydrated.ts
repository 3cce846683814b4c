import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Whether scripts run on this page: false on the server and while it hydrates, so that
 * what needs them is drawn only then.
 */
export const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
