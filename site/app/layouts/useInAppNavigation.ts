import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { movedTo } from '../../addresses/moved.ts'
import { lowVisionPath, readingSettingsPath } from '../../addresses/low-vision-path.ts'
import { oncePageIsHydrated } from './hydrated-page.ts'
import { linkIntent } from './link-intent.ts'

const isPlainClick = (event: MouseEvent) =>
  !event.defaultPrevented && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** At these paths the server changes a preference and redirects. */
const serverPaths: readonly string[] = [lowVisionPath, readingSettingsPath]

/** Files and the provider's responses are not pages of the router. */
const isPage = (path: string) => !path.startsWith('/api/') && !serverPaths.includes(path) && !/\.\w{2,5}$/.test(path)

/** Preloading this page would sign the visitor out. */
const isNeverPreloaded = (address: string) => /^\/logout(?![\w-])/.test(address)

type Here = Pick<Location, 'href' | 'origin' | 'pathname' | 'search'>
/** The address of a link that the router can follow; `undefined` if the browser should follow it. */
export function inAppAddress(link: HTMLAnchorElement, here: Here): string | undefined {
  const isOurs =
    link.origin === here.origin && (link.target === '' || link.target === '_self') && !link.hasAttribute('download')
  const isSamePage = link.pathname === here.pathname && link.search === here.search && link.hash !== ''
  const path = movedTo(link.pathname) ?? link.pathname
  if (!isOurs || isSamePage || link.dataset['reload'] !== undefined || !isPage(path)) return undefined
  return path + link.search + link.hash
}

/** The target address of a GET form of the portal, without empty fields. */
export function inAppSearch(form: HTMLFormElement, submitter: HTMLElement | null, here: Here): string | undefined {
  const action = new URL(form.action, here.href)
  if (form.method !== 'get' || action.origin !== here.origin) return undefined
  const entries = [...new FormData(form, submitter)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].trim() !== '',
  )
  const query = new URLSearchParams(entries).toString()
  return action.pathname + (query && `?${query}`)
}

/**
 * Pages are plain links and forms, which work without scripts. After hydration these listeners of the document let the
 * router follow them, and preload the page of a link that is about to be followed.
 */
export function useInAppNavigation() {
  const router = useRouter()
  useEffect(() => {
    const linkOf = (event: Event) =>
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
    const follow = (event: MouseEvent) => {
      const link = linkOf(event)
      const address = link && isPlainClick(event) ? inAppAddress(link, location) : undefined
      if (address === undefined) return
      event.preventDefault()
      intent.turnTo(null)
      const resetScroll = link?.closest('[data-keep-scroll]') === null
      oncePageIsHydrated(() => void router.navigate({ href: address, resetScroll }))
    }
    const submit = (event: SubmitEvent) => {
      if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return
      const address = inAppSearch(event.target, event.submitter, location)
      if (address === undefined) return
      event.preventDefault()
      const { keepScroll, replace } = event.target.dataset
      const how = { resetScroll: keepScroll === undefined, replace: replace !== undefined }
      oncePageIsHydrated(() => void router.navigate({ href: address, ...how }))
    }
    const intent = linkIntent(router.options.defaultPreloadDelay ?? 0, async (link) => {
      const address = inAppAddress(link, location)
      if (address === undefined || isNeverPreloaded(address)) return
      const { pathname, searchParams } = new URL(address, location.href)
      await router.preloadRoute({ to: pathname, search: Object.fromEntries(searchParams) })
    })
    const prepare = (event: Event) => intent.turnTo(linkOf(event))
    const leave = () => intent.turnTo(null)
    document.addEventListener('click', follow)
    document.addEventListener('submit', submit)
    document.addEventListener('pointerover', prepare)
    document.addEventListener('focusin', prepare)
    document.addEventListener('focusout', leave)
    document.documentElement.addEventListener('pointerleave', leave)
    return () => {
      document.removeEventListener('click', follow)
      document.removeEventListener('submit', submit)
      document.removeEventListener('pointerover', prepare)
      document.removeEventListener('focusin', prepare)
      document.removeEventListener('focusout', leave)
      document.documentElement.removeEventListener('pointerleave', leave)
      leave()
    }
  }, [router])
}
