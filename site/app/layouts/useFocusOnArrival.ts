import { useRouter, type ParsedLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

const wentBack = (from: ParsedLocation, to: ParsedLocation) => to.state.__TSR_index < from.state.__TSR_index

/** In a list that one comes back to: the object that one was at. */
const linkTo = (main: HTMLElement, pathname: string) =>
  main.querySelector<HTMLAnchorElement>(`a[href="${CSS.escape(pathname)}"]`)

function arrive(main: HTMLElement, from: ParsedLocation, to: ParsedLocation) {
  const left = wentBack(from, to) ? linkTo(main, from.pathname) : null
  if (!left) return main.focus({ preventScroll: true })
  left.focus({ preventScroll: true })
  const { top, bottom } = left.getBoundingClientRect()
  if (bottom < 0 || top > innerHeight) left.scrollIntoView({ block: 'center' })
}

/**
 * Another page begins where it begins: without this, focus stays on a link that is gone and a screen reader says
 * nothing. Back in a list, it is on the link that one had followed.
 */
export function useFocusOnArrival() {
  const router = useRouter()
  const main = useRef<HTMLElement>(null)
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation, toLocation }) => {
        if (fromLocation && pathChanged && main.current) arrive(main.current, fromLocation, toLocation)
      }),
    [router],
  )
  return main
}
