import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { accountAddresses } from '@tropa/contract'
import { authPages, pages, signedInPages } from '../e2e/pages.ts'
import baseline from './first-scripts-baseline.json' with { type: 'json' }
import { firstScripts } from './first-load.ts'
import { buildPortal, startPortal, startProvider } from './portal.ts'
import { kibibytes, record, type Table } from './report.ts'
import { sharesOf } from './sources.ts'

/** Bytes. */
type Weight = { brotli: number; gzip: number }
/** `onIntent`: characters of the packages that no page needs before somebody uses a widget or a form of dates. */
type FileWeight = Weight & { onIntent: number }
type Measured = FileWeight & { name: string; files: number }

const earlier: Readonly<Record<string, Weight>> = baseline.pages

const packagesOnIntent = /^(react-aria|react-stately|@react-aria|@react-stately|@internationalized|dayjs)\b/

function charactersOnIntent(code: string, file: string): number {
  const map = existsSync(`${file}.map`) ? JSON.parse(readFileSync(`${file}.map`, 'utf8')) : undefined
  const shares = [...sharesOf(code, map)]
  return shares.reduce((sum, [owner, characters]) => sum + (packagesOnIntent.test(owner) ? characters : 0), 0)
}

function weightOf(file: string): FileWeight {
  const bytes = readFileSync(file)
  return {
    onIntent: charactersOnIntent(bytes.toString(), file),
    brotli: brotliCompressSync(bytes).length,
    gzip: gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }).length,
  }
}

/** A connection for each page, because the server may close a kept-alive connection between two pages. */
async function htmlOf(url: string, cookie: string): Promise<string> {
  const headers = { cookie, 'accept-encoding': 'identity', 'accept-language': 'ru', connection: 'close' }
  return (await fetch(url, { headers })).text()
}

/** The cookies of a new account. */
async function signUp(portal: string): Promise<string> {
  const response = await fetch(`${portal}/api/${accountAddresses.registration.path}`, {
    method: 'POST',
    headers: { origin: portal, 'content-type': 'application/json' },
    body: JSON.stringify({
      first_name: 'Anna',
      last_name: 'Moldanova',
      origin: 'foreign',
      country: 'Peru',
      email: `${crypto.randomUUID()}@example.org`,
      password: 'a warm house',
      agreement: true,
      personal_data: true,
    }),
  })
  if (response.status !== 201) throw new Error(`registration: ${response.status}`)
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

async function measure(portal: string, build: string): Promise<Measured[]> {
  const known = new Map<string, FileWeight>()
  const weigh = (file: string) => {
    const weight = known.get(file) ?? weightOf(join(build, 'client', file))
    known.set(file, weight)
    return weight
  }
  const measured: Measured[] = []
  const session = await signUp(portal)
  const visits = [
    ...Object.entries({ ...pages, ...authPages }).map(([name, address]) => ({ name, address, cookie: '' })),
    ...Object.entries(signedInPages).map(([name, address]) => ({ name, address, cookie: session })),
  ]
  for (const { name, address, cookie } of visits) {
    const weights = firstScripts(await htmlOf(portal + address, cookie), build).map(weigh)
    const sum = (kind: keyof FileWeight) => weights.reduce((total, weight) => total + weight[kind], 0)
    measured.push({ name, files: weights.length, brotli: sum('brotli'), gzip: sum('gzip'), onIntent: sum('onIntent') })
  }
  return measured
}

const verdictOf = (bytes: number, before: number) => (bytes <= before ? 'met' : '**missed**')

const table = (measured: readonly Measured[]): Table => ({
  head: ['page', 'files', 'React Aria, dayjs', 'brotli 11', 'before', 'change', 'gzip 9', 'before', 'no larger'],
  rows: measured.map(({ name, files, brotli, gzip, onIntent }) => {
    const before = earlier[name]
    const change = before ? kibibytes(brotli - before.brotli) : ''
    const sizes = [kibibytes(brotli), before ? kibibytes(before.brotli) : '–', change, kibibytes(gzip)]
    return [
      name,
      files,
      onIntent === 0 ? 'none' : kibibytes(onIntent),
      ...sizes,
      before ? kibibytes(before.gzip) : '–',
      before ? verdictOf(brotli, before.brotli) : '',
    ]
  }),
})

const build = await buildPortal()
const provider = await startProvider()
const portal = await startPortal(build.folder, provider.url)
try {
  record({
    title: 'First scripts of each page',
    parts: [
      `KiB of all scripts that a page’s HTML names (tags, preloads) with what they import statically. React Aria, dayjs: their part before compression; pages whose purpose is such a widget load them at once. Before: ${baseline.source}.`,
      table(await measure(portal.url, build.folder)),
    ],
  })
} finally {
  await portal.stop()
  await provider.stop()
  await build.remove()
}
