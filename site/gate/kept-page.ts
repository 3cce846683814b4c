import { gateCacheName } from '../visitor/stored.ts'
import { gateWorkerPath } from './gate-worker-path.ts'
import { qrReader } from './read-qr.ts'

const path = '/gate'

/** Files of the build that this page has loaded. */
const loadedFiles = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name, location.href))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ href }) => href)

async function store(cache: Cache, version: string): Promise<void> {
  await navigator.serviceWorker.register(gateWorkerPath, { scope: path })
  const page = await fetch(path, { headers: { accept: 'text/html' } })
  // That of another build would ask for files that this page has not loaded.
  if (!page.ok || page.redirected || !(await page.clone().text()).includes(version)) return
  // What may be needed first without a network: by the camera, and by a holder's name in another alphabet.
  await Promise.all([qrReader(), ...[...document.fonts].map((font) => font.load().catch(() => undefined))])
  const files = loadedFiles()
  const known = (await cache.keys()).map(({ url }) => url)
  await cache.addAll(files.filter((file) => !known.includes(file)))
  await cache.put(path, page)
  const past = known.filter((url) => !files.includes(url) && new URL(url).pathname !== path)
  await Promise.all(past.map((url) => cache.delete(url)))
}

/**
 * Stores this page with all that it has loaded, so that it opens without a network.
 * @param version of the build
 * @returns whether it does; browsers without service workers, and pages by plain HTTP, cannot
 */
export async function keepPage(version: string): Promise<boolean> {
  if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return false
  try {
    const cache = await caches.open(gateCacheName)
    // Without a network it is as it was stored before.
    await store(cache, version).catch(() => undefined)
    return (await cache.match(path, { ignoreVary: true })) !== undefined
  } catch {
    return false
  }
}
