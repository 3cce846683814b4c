import { writtenCode } from '@tropa/contract/ticket-code'
import { documentsOnly, patienceHeader } from '../offline-pages/page-worker-path.ts'
import { openOfflinePages } from '../offline-pages/page-worker.ts'
import { storedAddress } from '../offline-pages/stored-address.ts'

/** How long to wait for the network; at an entrance nobody waits longer. */
const patienceMs = 4000

const names = { patience: patienceHeader, documentsOnly }
const addressOf = `(url) => (${String(storedAddress)})(url, ${String(writtenCode)})`
const text = `(${String(openOfflinePages)})(self, ${JSON.stringify(names)}, ${patienceMs}, ${addressOf})\n`

/** The script of the service worker of the pages that open without a network. */
export const pageWorkerScript = (): Response =>
  new Response(text, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
    },
  })
