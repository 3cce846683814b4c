import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as Bare from './bare-page.tsx'
import { compare, milliseconds, type Peer, ratioText, rounds } from './measure.ts'
import { buildPortal, startProvider } from './portal.ts'
import { record, verdict } from './report.ts'

const goal = 2
const address = 'http://127.0.0.1/'

type Server = { default: { fetch: (request: Request) => Promise<Response> } }

const build = await buildPortal()
const provider = await startProvider()
// The built server reads them when it is imported.
Object.assign(process.env, { NODE_ENV: 'production', API_URL: provider.url, SITE_URL: '', TROPA_BUILD: build.folder })
const built = <T>(name: string): Promise<T> => import(pathToFileURL(join(build.folder, 'server', name)).href)
const { default: portal } = await built<Server>('server.js')
const { openBarePage } = await built<typeof Bare>('bare-page.js')

const answered = async (headers: Record<string, string>) => {
  const response = await portal.fetch(new Request(address, { headers }))
  if (response.status !== 200) throw new Error(`The portal answered ${response.status}`)
  return response.arrayBuffer()
}

try {
  await answered({})
  const page = await openBarePage(new Request(address))
  const peers = [
    { name: 'bare `renderToString` of the same tree, its data at hand', call: () => page.render() },
    { name: 'the portal’s answer, not compressed', call: () => answered({}) },
    { name: 'the portal’s answer in brotli, as browsers take it', call: () => answered({ 'accept-encoding': 'br' }) },
  ] satisfies Peer[]
  const figures = await compare(peers)
  const whole = figures.at(-1)?.ratio.median ?? NaN
  record({
    title: 'Rendering `/` on the server',
    parts: [
      `CPU per page, in process, without network; the provider’s answers are kept by the portal. Median of ${rounds} interleaved rounds, in brackets the lowest and the highest ratio.`,
      {
        head: ['', 'CPU, ms', '× bare', 'goal'],
        rows: figures.map(({ name, milliseconds: cost, ratio }, index) => [
          name,
          milliseconds(cost),
          ratioText(ratio),
          index === figures.length - 1 ? verdict(whole, goal) : '',
        ]),
      },
    ],
  })
  page.close()
} finally {
  await provider.stop()
  await build.remove()
}
