import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** Another page begins where it begins: without this, focus stays on a link that is gone and a screen reader says nothing. */
export function useFocusOnArrival() {
  const router = useRouter()
  const main = useRef<HTMLElement>(null)
  useEffect(
    () => router.subscribe('onRendered', ({ pathChanged, fromLocation }) => fromLocation && pathChanged && main.current?.focus({ preventScroll: true })),
    [router],
  )
  return main
}
