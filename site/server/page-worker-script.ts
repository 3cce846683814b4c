import { documentsOnly, patienceHeader } from '../offline-pages/page-worker-path.ts'
import { openOfflinePages } from '../offline-pages/page-worker.ts'

/** How long to wait for the network; at an entrance nobody waits longer. */
const patienceMs = 4000

const names = { patience: patienceHeader, documentsOnly }
const text = `(${String(openOfflinePages)})(self, ${JSON.stringify(names)}, ${patienceMs})\n`

/** The script of the service worker of the pages that open without a network. */
export const pageWorkerScript = (): Response =>
  new Response(text, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
    },
  })
