import { writtenCode } from '@tropa/contract/ticket-code'
import { offlinePagesPrefix } from '../visitor/stored.ts'
import { isFile, loadedFiles } from './loaded-files.ts'
import { documentsOnly, pageWorkerPath, patienceHeader } from './page-worker-path.ts'
import { storedAddress } from './stored-address.ts'

export type OfflinePage = {
  /** Path and query of the page that is open. */
  address: string
  /** The path that the service worker answers for. */
  scope: string
  /** Loads what may be needed first when there is no network. */
  prepare?: () => Promise<unknown>
}

/** @param address the path and query of a page */
const keyOf = (address: string) => storedAddress(new URL(address, location.href).href, writtenCode)

/** Removes this page from the caches of other builds, and deletes those caches that have no page left. */
async function removeOlder(key: string, name: string): Promise<void> {
  const older = (await caches.keys()).filter((other) => other.startsWith(offlinePagesPrefix) && other !== name)
  for (const other of older) {
    const cache = await caches.open(other)
    await cache.delete(key, { ignoreVary: true })
    if ((await cache.keys()).every(({ url }) => isFile(url))) await caches.delete(other)
  }
}

async function store({ address, scope, prepare }: OfflinePage, version: string): Promise<void> {
  await navigator.serviceWorker.register(pageWorkerPath, { scope })
  const page = await fetch(address, { headers: { accept: 'text/html' } })
  // A page of another build would need files that this page has not loaded.
  if (!page.ok || page.redirected || !(await page.clone().text()).includes(version)) return
  // A name in another alphabet may need a font that the page has not used yet.
  await Promise.all([prepare?.(), ...[...document.fonts].map((font) => font.load().catch(() => undefined))])
  const name = offlinePagesPrefix + version
  const cache = await caches.open(name)
  const known = (await cache.keys()).map(({ url }) => url)
  await cache.addAll(loadedFiles().filter((file) => !known.includes(file)))
  await cache.put(keyOf(address), page)
  await removeOlder(keyOf(address), name)
}

/** The cache of documents, which need no files of a build. */
const documents = `${offlinePagesPrefix}documents`

/** Longer than for other pages, because only the live page can be edited. */
const patienceOfDocumentMs = 20_000

/**
 * Stores a document that needs no other file, so that it opens at the address of a page without a network.
 * @param address the path of the page
 * @returns whether it will open, as for `storePage`
 */
export async function keepDocument(address: string, html: string): Promise<boolean> {
  if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return false
  const headers = { 'content-type': 'text/html; charset=utf-8', [patienceHeader]: String(patienceOfDocumentMs) }
  try {
    await (await caches.open(documents)).put(address, new Response(html, { headers }))
    // Without a network, the worker may be registered already.
    await navigator.serviceWorker
      .register(`${pageWorkerPath}${documentsOnly}`, { scope: address })
      .catch(() => undefined)
    return (await navigator.serviceWorker.getRegistration(address)) !== undefined
  } catch {
    return false
  }
}

/** Removes what `keepDocument` has stored. */
export async function forgetDocument(address: string): Promise<void> {
  if ('caches' in globalThis)
    await caches.open(documents).then(
      (cache) => cache.delete(address),
      () => undefined,
    )
}

/**
 * Stores the open page with everything it has loaded, so that it opens without a network.
 * @param version of the build
 * @returns whether it will open; false in browsers without service workers and on plain HTTP
 */
export async function storePage(page: OfflinePage, version: string): Promise<boolean> {
  if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return false
  try {
    // Without a network, the earlier copy stays.
    await store(page, version).catch(() => undefined)
    return (await caches.match(keyOf(page.address), { ignoreVary: true })) !== undefined
  } catch {
    return false
  }
}
