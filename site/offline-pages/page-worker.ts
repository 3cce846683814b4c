type Answering = Event & { request: Request; respondWith: (response: Promise<Response>) => void }
type Lasting = Event & { waitUntil: (work: Promise<unknown>) => void }
/** @see https://w3c.github.io/ServiceWorker/#serviceworkerglobalscope-interface */
export type WorkerScope = {
  location: { origin: string; search: string }
  registration: { scope: string }
  clients: { claim: () => Promise<void> }
  skipWaiting: () => Promise<void>
  addEventListener: ((type: 'fetch', listener: (event: Answering) => void) => void) &
    ((type: 'install' | 'activate', listener: (event: Lasting) => void) => void)
}

/**
 * The service worker of the gate and of tickets: when the network fails, it serves the pages that `storePage` has
 * stored. It is sent as its own source text, so it must not use anything from outside. It ignores calls of the API.
 * @param names the header with a stored page's own patience, and the query of a worker that serves no files
 * @param patienceMs how long to wait for the network if there is a stored page
 * @param addressOf the address under which the page with this URL is stored
 */
export function openOfflinePages(
  worker: WorkerScope,
  names: { patience: string; documentsOnly: string },
  patienceMs: number,
  addressOf: (url: string) => string,
) {
  const later = (response: Response) =>
    new Promise<Response>((resolve) => {
      setTimeout(() => resolve(response), Number(response.headers.get(names.patience) ?? patienceMs))
    })

  const stored = (url: string) => caches.match(url, { ignoreVary: true })
  /** The address without its query, because some pages are stored for every query. */
  const pageOf = (url: string) => worker.location.origin + new URL(url).pathname

  async function respond(request: Request): Promise<Response> {
    const isPage = request.mode === 'navigate'
    const kept = isPage
      ? ((await stored(addressOf(request.url))) ?? (await stored(pageOf(request.url))))
      : await stored(request.url)
    if (!kept) return fetch(request)
    // File names contain content hashes, so a cached file is current.
    if (!isPage) return kept
    return Promise.race([fetch(request), later(kept)]).catch(() => kept)
  }

  worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
  worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))
  worker.addEventListener('fetch', (event) => {
    const { request } = event
    const isMine =
      request.mode === 'navigate'
        ? // Not a file beside it, such as `/ticket.pdf` beside `/ticket`: browsers download those themselves.
          pageOf(request.url) === worker.registration.scope
        : request.destination !== '' && worker.location.search !== names.documentsOnly
    if (request.method === 'GET' && isMine && new URL(request.url).origin === worker.location.origin)
      event.respondWith(respond(request))
  })
}
