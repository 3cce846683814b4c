import type { Browser } from '@playwright/test'
import { launchChromium } from './chromium.ts'
import { median, type Ratio, ratioText, ratioTo } from './measure.ts'
import { kibibytes, record, type Table, verdict } from './report.ts'
import { buildPages, type Page, type Pages, servePages, sizeGoals } from './widget-pages.ts'
import { type Handles, type Visit, visit } from './widget-visit.ts'

type Peer = Handles & { name: string; page: string }
type Measured = { peer: Peer; page: Page; visits: Visit[] }

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5)
const goals = { ...sizeGoals, heapMB: 12 }
/** KiB of `@tropa/library` on 2026-11-21, with its own lists and keys. */
const before = { atOnce: 66.4, all: 98.1 }
const byButton = { opener: 'button', option: '[role=option]' }

const peers: readonly Peer[] = [
  { name: 'native `<select>`, `<input list>`, React alone: the floor', page: 'native', opener: 'input', option: null },
  { name: '**`@tropa/library`**', page: 'tropa', ...byButton },
  { name: 'Headless UI, virtual', page: 'headless-ui', ...byButton },
  { name: 'downshift, day picker', page: 'downshift', ...byButton },
  { name: 'antd', page: 'antd', opener: '.ant-select', option: '.ant-select-item-option' },
  { name: 'React Aria Components, as documented', page: 'react-aria', ...byButton },
  { name: 'Ark UI', page: 'ark', ...byButton },
  { name: 'Base UI', page: 'base-ui', ...byButton },
  { name: 'MUI', page: 'mui', opener: '.MuiAutocomplete-popupIndicator', option: '[role=option]' },
]

/** Alternates peers in each round, so that a busy machine affects all of them equally. */
async function measure(browser: Browser, url: string, { pages }: Pages): Promise<Measured[]> {
  const measured = peers.flatMap((peer): Measured[] => {
    const page = pages.get(peer.page)
    return page ? [{ peer, page, visits: [] }] : []
  })
  for (let round = 0; round < rounds; round += 1) {
    for (const { peer, visits } of measured) {
      console.log(`Round ${round + 1} of ${rounds}: ${peer.page}`)
      visits.push(await visit(browser, `${url}/${peer.page}/`, peer))
    }
  }
  return measured
}

const each = ({ visits }: Measured, figure: keyof Visit) => visits.map((one) => one[figure])
const middle = (one: Measured, figure: keyof Visit) => median(each(one, figure))
const megabytes = (bytes: number) => bytes / 1e6
const whole = (value: number) => value.toFixed(0)

const peersTable = (measured: readonly Measured[]): Table => ({
  head: [
    'library',
    'JS at once',
    'JS in all',
    'CSS',
    'open 1,000, ms',
    'slowest key among 10,000, ms',
    'heap with 10,000, MB',
  ],
  rows: measured.map((one) => [
    one.peer.name,
    kibibytes(one.page.scripts),
    kibibytes(one.page.allScripts),
    kibibytes(one.page.styles),
    whole(middle(one, 'openMs')),
    whole(middle(one, 'keyMs')),
    megabytes(middle(one, 'heapBytes')).toFixed(1),
  ]),
})

const smallest = 100

/** The sources of the bytes of the first scripts; the small ones are joined. */
function sourcesTable({ page }: Measured): Table {
  const sources = [...page.bySource].toSorted(([, one], [, other]) => other - one)
  const shown = sources.filter(([, bytes]) => bytes >= smallest)
  const rest = sources.slice(shown.length)
  const restBytes = rest.reduce((sum, [, bytes]) => sum + bytes, 0)
  return {
    head: ['first scripts of `@tropa/library` by source', 'bytes'],
    rows: [...shown, [`${rest.length} smaller`, restBytes] as const].map(([name, bytes]) => [name, whole(bytes)]),
  }
}

function goalsTable(measured: readonly Measured[]): Table {
  const of = (page: string): Measured => {
    const found = measured.find(({ peer }) => peer.page === page)
    if (!found) throw new Error(`${page} was not measured`)
    return found
  }
  const ours = of('tropa')
  const ratio = (page: string, figure: keyof Visit): Ratio => ratioTo(each(ours, figure), each(of(page), figure))
  // The rows that antd shows have no role: a screen reader gets three others, which are invisible.
  const others = measured.filter(({ peer }) => peer.page !== 'tropa' && peer.option === byButton.option)
  /** The accessible peer whose figure is the closest to ours, or the best one if some are better. */
  const nearest = (figure: 'openMs' | 'keyMs') => {
    const [first] = others
      .map(({ peer }) => ({ name: peer.name, ratio: ratio(peer.page, figure) }))
      .toSorted((one, other) => other.ratio.median - one.ratio.median)
    if (!first) throw new Error('No peer was measured')
    return first
  }
  const opening = nearest('openMs')
  const key = nearest('keyMs')
  const atOnce = ours.page.scripts / 1024
  const scripts = ours.page.allScripts / 1024
  const heap = megabytes(middle(ours, 'heapBytes'))
  return {
    head: ['`@tropa/library`', '', 'goal'],
    rows: [
      [`JS at once, KiB; with lists of its own ${before.atOnce}`, atOnce.toFixed(1), verdict(atOnce, goals.atOnceKiB)],
      [`JS in all, KiB; with lists of its own ${before.all}`, scripts.toFixed(1), verdict(scripts, goals.scriptsKiB)],
      [`to open 1,000, × the nearest: ${opening.name}`, ratioText(opening.ratio), verdict(opening.ratio.median, 1)],
      ['to open 1,000, × antd, whose rows have no role', ratioText(ratio('antd', 'openMs')), ''],
      [`slowest key among 10,000, × the nearest: ${key.name}`, ratioText(key.ratio), verdict(key.ratio.median, 1)],
      ['slowest key among 10,000, × antd', ratioText(ratio('antd', 'keyMs')), ''],
      ['heap with 10,000, MB', heap.toFixed(1), verdict(heap, goals.heapMB)],
    ],
  }
}

const pages = await buildPages(peers.map(({ page }) => page))
const server = await servePages(pages)
const browser = await launchChromium()
try {
  const measured = await measure(browser, server.url, pages)
  record({
    title: 'A page of widgets, library by library',
    parts: [
      `Select of 12, search with a server, comboboxes of 1,000 and 10,000, date picker: a production build of Vite with each library’s own parts as it documents them. KiB in brotli 11, React included; Chromium ${browser.version()}. Medians of ${rounds} interleaved rounds, in brackets the lowest and the highest ratio.`,
      peersTable(measured),
      'Opening: CPU ×4 slower, a second after the pointer came to the field (what loads on intent is there, for whoever loads so), from the press to the end of the first frame with options on the screen. Key: full speed, from the key to the end of the frame whose list answers the text; the slowest of seven. The floor’s lists are drawn by the browser and cannot be seen from the page: for them, the first frame after the press or key.',
      goalsTable(measured),
      'Where the first scripts are: the bytes of their file, shared out by its source map.',
      ...measured.filter(({ peer }) => peer.page === 'tropa').map(sourcesTable),
    ],
  })
} finally {
  await browser.close()
  await server.stop()
  await pages.remove()
}
