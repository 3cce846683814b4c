import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { pages } from '../e2e/pages.ts'
import { goals, type Page, scriptBytes, weigh } from './first-visit.ts'
import { compare, milliseconds, ratioText, rounds } from './measure.ts'
import { buildPortal, startPortal, startProvider } from './portal.ts'
import { record, verdict } from './report.ts'

type Server = { default: { fetch: (request: Request) => Promise<Response> } }
const kinds = Object.entries(pages)

async function weighAll(build: string, apiUrl: string): Promise<Page[]> {
  const portal = await startPortal(build, apiUrl)
  try {
    const weighed: Page[] = []
    for (const [, address] of kinds) weighed.push(await weigh(address, portal.url, build))
    return weighed
  } finally {
    await portal.stop()
  }
}

/** The request handler of the built portal. */
async function handler(build: string, apiUrl: string) {
  // The built server reads them when it is imported.
  Object.assign(process.env, { NODE_ENV: 'production', API_URL: apiUrl, SITE_URL: '', TROPA_BUILD: build })
  const { default: portal }: Server = await import(pathToFileURL(join(build, 'server/server.js')).href)
  return async (address: string) => {
    const response = await portal.fetch(
      new Request(`http://127.0.0.1${address}`, { headers: { 'accept-encoding': 'br', 'accept-language': 'ru' } }),
    )
    if (response.status !== 200 && response.status !== 404) throw new Error(`${address}: ${response.status}`)
    return response.arrayBuffer()
  }
}

const build = await buildPortal()
const provider = await startProvider()
try {
  const weighed = await weighAll(build.folder, provider.url)
  const answered = await handler(build.folder, provider.url)
  const figures = await compare(kinds.map(([name, address]) => ({ name, call: () => answered(address) })))
  const rows = figures.flatMap(({ name, milliseconds: cost, ratio }, index) => {
    const page = weighed[index]
    if (!page) return []
    const [html, scripts] = [page.htmlBytes / 1024, scriptBytes(page) / 1024]
    return [
      [
        name,
        `\`${decodeURIComponent(page.address)}\``,
        html.toFixed(1),
        verdict(html, goals.html),
        scripts.toFixed(1),
        verdict(scripts, goals.scripts),
        milliseconds(cost),
        ratioText(ratio),
      ],
    ]
  })
  record({
    title: 'Each kind of page',
    parts: [
      `KiB on the wire to a browser that takes brotli; JavaScript is what the first HTML names and what that imports statically. CPU of the portal’s answer in brotli, in process, without network, the provider’s answers kept: median of ${rounds} interleaved rounds, in brackets the lowest and the highest ratio to \`/\`.`,
      { head: ['page', 'address', 'HTML', 'goal', 'JavaScript', 'goal', 'CPU, ms', '× `/`'], rows },
    ],
  })
} finally {
  await provider.stop()
  await build.remove()
}
