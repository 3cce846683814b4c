import { openKeptPage } from '../gate/gate-worker.ts'
import { gateCacheName } from '../visitor/stored.ts'

/** Where a network is so slow, a gate must not wait for it. */
const patienceMs = 4000

const text = `(${String(openKeptPage)})(self, ${JSON.stringify(gateCacheName)}, ${patienceMs})\n`

/** The script of the gate's service worker. */
export const gateWorkerScript = (): Response =>
  new Response(text, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
    },
  })
