import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Whether the page is hydrated: `false` on the server and during hydration, so that what needs scripts is rendered
 * only afterwards.
 */
export const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
