import type { Browser } from '@playwright/test'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build, preview } from 'vite'
import { launchChromium } from '../chromium.ts'
import { median, milliseconds, ratioText, ratioTo } from '../measure.ts'
import { record } from '../report.ts'

/** Milliseconds from the start of loading until the map is idle. */
type Peer = { name: string; places: number; idle: number[] }

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 9)
const configFile = join(import.meta.dirname, 'vite.config.ts')
const kept = join(import.meta.dirname, '../../.build')
const withoutCard = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist']

async function firstIdle(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.goto(address)
  await page.waitForFunction(() => performance.getEntriesByName('map-idle').length > 0, undefined, { timeout: 60_000 })
  const spent = await page.evaluate(() => {
    const [start, idle] = ['map-start', 'map-idle'].map(
      (name) => performance.getEntriesByName(name)[0]?.startTime ?? NaN,
    )
    return (idle ?? NaN) - (start ?? NaN)
  })
  await page.close()
  return spent
}

const peers: Peer[] = [
  { name: 'an empty map', places: 0, idle: [] },
  { name: '2,000 places', places: 2000, idle: [] },
]

await mkdir(kept, { recursive: true })
const outDir = await mkdtemp(join(kept, 'map-'))
await build({ configFile, build: { outDir } })
const server = await preview({ configFile, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } })
const browser = await launchChromium(withoutCard)
try {
  const url = server.resolvedUrls?.local[0] ?? ''
  // The first visit warms up the browser and is not counted.
  await firstIdle(browser, `${url}?places=0`)
  for (let round = 0; round < rounds; round += 1) {
    for (const { places, idle } of peers) idle.push(await firstIdle(browser, `${url}?places=${places}`))
  }
  const [empty] = peers
  record({
    title: 'A map with 2,000 places',
    parts: [
      `From the component’s first render to MapLibre’s first rest, its engine fetched on the way; the style is inline, the server local, the graphics drawn by the processor, Chromium ${browser.version()}. Median of ${rounds} interleaved rounds, in brackets the lowest and the highest ratio.`,
      {
        head: ['', 'first idle, ms', '× empty'],
        rows: peers.map(({ name, idle }) => [
          name,
          milliseconds(median(idle)),
          ratioText(ratioTo(idle, empty?.idle ?? [])),
        ]),
      },
    ],
  })
} finally {
  await browser.close()
  await server.close()
  await rm(outDir, { recursive: true, force: true })
}
process.exit()
