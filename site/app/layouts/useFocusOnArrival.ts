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

const isBesideWindow = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom < 0 || top > innerHeight
}

/** On another page of a list, or at the map of one, the window has been scrolled away from the link. */
function followScroll(main: HTMLElement, { hash }: ParsedLocation) {
  const { activeElement } = document
  if (!activeElement || activeElement.closest('[data-keep-scroll]') || !isBesideWindow(activeElement)) return
  const target = document.getElementById(hash) ?? main
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

function arrive(main: HTMLElement, from: ParsedLocation, to: ParsedLocation) {
  const arrived = (wentBack(from, to) && linkTo(main, from.pathname)) || main
  arrived.focus({ preventScroll: true })
}

/**
 * Moves focus to the beginning of a new page. Otherwise focus would stay on a removed link, or on one that is no longer
 * in the window, and a screen reader would announce nothing. Back in a list, focus moves to the link that was followed.
 */
export function useFocusOnArrival() {
  const router = useRouter()
  const main = useRef<HTMLElement>(null)
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation, toLocation }) => {
        const here = main.current
        if (!fromLocation || !here) return
        if (pathChanged) arrive(here, fromLocation, toLocation)
        // After the router has scrolled to the fragment of the address.
        else requestAnimationFrame(() => followScroll(here, toLocation))
      }),
    [router],
  )
  return main
}
