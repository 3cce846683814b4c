import { useRouter, type ParsedLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

const wentBack = (from: ParsedLocation, to: ParsedLocation) => to.state.__TSR_index < from.state.__TSR_index

/** When the visitor comes back to a list: the link that they had followed. */
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
 * Moves focus to the beginning of a new page. Otherwise focus would stay on a removed link, and a screen reader would
 * announce nothing. Back in a list, focus moves to the link that was followed.
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
