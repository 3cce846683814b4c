import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { goals, type Page, scriptBytes, total, weigh } from './first-visit.ts'
import { buildPortal, startPortal, startProvider } from './portal.ts'
import { kibibytes, record, type Table, verdict } from './report.ts'
import { sharesOf } from './sources.ts'

const addresses = ['/', '/locations', '/locations/1003'] as const
const smallest = 0.3 * 1024

const compressedBest = ({ scripts }: Page, build: string) =>
  total(scripts.map(({ file }) => brotliCompressSync(readFileSync(join(build, 'client', file))).length))

const pagesTable = (pages: readonly Page[], build: string): Table => ({
  head: ['page', 'HTML', 'goal', 'JavaScript', 'files', 'goal', 'the same scripts compressed with brotli 11'],
  rows: pages.map((page) => {
    const kib = { html: page.htmlBytes / 1024, scripts: scriptBytes(page) / 1024 }
    return [
      `\`${page.address}\``,
      kib.html.toFixed(1),
      verdict(kib.html, goals.html),
      kib.scripts.toFixed(1),
      page.scripts.length,
      verdict(kib.scripts, goals.scripts),
      kibibytes(compressedBest(page, build)),
    ]
  }),
})

/** The transferred bytes of each owner: a file's bytes, divided by the length of each owner's code. */
function byOwner({ scripts }: Page, build: string): Map<string, number> {
  const owners = new Map<string, number>()
  for (const { file, bytes } of scripts) {
    const path = join(build, 'client', file)
    const shares = sharesOf(
      readFileSync(path, 'utf8'),
      existsSync(`${path}.map`) ? JSON.parse(readFileSync(`${path}.map`, 'utf8')) : undefined,
    )
    const length = total([...shares.values()])
    for (const [owner, share] of shares) owners.set(owner, (owners.get(owner) ?? 0) + (share / length) * bytes)
  }
  return owners
}

function ownersTable(pages: readonly Page[], build: string): Table {
  const columns = pages.map((page) => byOwner(page, build))
  const largest = (owner: string) => Math.max(...columns.map((column) => column.get(owner) ?? 0))
  const owners = [...new Set(columns.flatMap((column) => [...column.keys()]))].sort(
    (one, other) => largest(other) - largest(one),
  )
  const shown = owners.filter((owner) => largest(owner) >= smallest)
  const rest = owners.filter((owner) => !shown.includes(owner))
  const row = (name: string, list: readonly string[]) => [
    name,
    ...columns.map((column) => kibibytes(total(list.map((owner) => column.get(owner) ?? 0)))),
  ]
  return {
    head: ['JavaScript of', ...pages.map(({ address }) => `\`${address}\``)],
    rows: [...shown.map((owner) => row(owner, [owner])), row(`${rest.length} smaller`, rest)],
  }
}

const kinds = [
  { name: 'styles', pattern: /<style\b[^>]*>.*?<\/style>/gs },
  { name: 'scripts and data', pattern: /<script\b[^>]*>.*?<\/script>/gs },
] as const

/** How much smaller a page is without its styles, without its data, and without both. */
function htmlTable(pages: readonly Page[]): Table {
  const compressedLength = (text: string) => brotliCompressSync(text).length
  const cost = (html: string, pattern: RegExp) => compressedLength(html) - compressedLength(html.replace(pattern, ''))
  const markup = (html: string) =>
    compressedLength(kinds.reduce((text, { pattern }) => text.replace(pattern, ''), html))
  return {
    head: ['HTML of', ...pages.map(({ address }) => `\`${address}\``)],
    rows: [
      ...kinds.map(({ name, pattern }) => [name, ...pages.map(({ html }) => kibibytes(cost(html, pattern)))]),
      ['markup', ...pages.map(({ html }) => kibibytes(markup(html)))],
      ['in all, compressed with brotli 11', ...pages.map(({ html }) => kibibytes(compressedLength(html)))],
      ['in all, not compressed', ...pages.map(({ html }) => kibibytes(Buffer.byteLength(html)))],
    ],
  }
}

const build = await buildPortal()
const provider = await startProvider()
const portal = await startPortal(build.folder, provider.url)
try {
  const pages = await Promise.all(addresses.map((address) => weigh(address, portal.url, build.folder)))
  record({
    title: 'Weight of a first visit',
    parts: [
      'KiB on the wire to a browser that takes brotli, from the portal’s own program. JavaScript is what the first HTML names (scripts, preloads) and what that imports statically.',
      pagesTable(pages, build.folder),
      'Where the JavaScript is: each file’s bytes, shared out by its source map.',
      ownersTable(pages, build.folder),
      'Where the HTML is: what a page would save without it.',
      htmlTable(pages),
    ],
  })
} finally {
  await portal.stop()
  await provider.stop()
  await build.remove()
}
