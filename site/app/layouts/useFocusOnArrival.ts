import { useRouter, type ParsedLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

const wentBack = (from: ParsedLocation, to: ParsedLocation) => to.state.__TSR_index < from.state.__TSR_index

const isInView = (link: Element) => {
  const { top, bottom, height } = link.getBoundingClientRect()
  return height > 0 && bottom > 0 && top < innerHeight
}

/**
 * The link that the visitor had followed, when the visitor returns to a list. The router has restored the scroll
 * position, so the link is in the window; other links to the same page may be anywhere.
 */
const linkTo = (main: HTMLElement, pathname: string) =>
  [...main.querySelectorAll<HTMLAnchorElement>(`a[href="${CSS.escape(pathname)}"]`)].find(isInView)

function arrive(main: HTMLElement, from: ParsedLocation, to: ParsedLocation) {
  const arrived = (wentBack(from, to) && linkTo(main, from.pathname)) || main
  arrived.focus({ preventScroll: true })
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
