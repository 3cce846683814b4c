import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import { portOf } from '@tropa/http/port-of'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import reactAriaLocales from '@react-aria/optimize-locales-plugin'
import { build } from 'vite'
import type { Running } from './portal.ts'
import { fileOf, sharesOf } from './sources.ts'
import { thousand } from './widgets/places.ts'

type Chunk = { file: string; isEntry?: boolean; imports?: readonly string[]; css?: readonly string[] }
type Manifest = Readonly<Record<string, Chunk>>
/** A built page: the bytes of its files in brotli 11, at first and in all; of the first scripts by their source. */
export type Page = {
  html: string
  scripts: number
  allScripts: number
  styles: number
  bySource: ReadonlyMap<string, number>
}
export type Pages = { folder: string; pages: ReadonlyMap<string, Page>; remove: () => Promise<void> }

/** The most JavaScript of the library's page. */
export const sizeGoals = { atOnceKiB: 62, scriptsKiB: 116 }
const source = join(import.meta.dirname, 'widgets')

/** The peers' packages are not part of the project's installation. */
function installPeers(): void {
  const { status } = spawnSync('npm', ['install', '--ignore-scripts', '--no-fund', '--no-audit'], {
    cwd: source,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error('The packages of bench/widgets could not be installed')
}

function firstChunks(manifest: Manifest): Chunk[] {
  const chunks = new Set<Chunk>()
  const add = (chunk: Chunk | undefined) => {
    if (!chunk || chunks.has(chunk)) return
    chunks.add(chunk)
    for (const imported of chunk.imports ?? []) add(manifest[imported])
  }
  for (const chunk of Object.values(manifest)) if (chunk.isEntry) add(chunk)
  return [...chunks]
}

const total = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0)

/** A file's bytes, shared out by its source map. */
function bytesBySource(paths: readonly string[]): Map<string, number> {
  const all = new Map<string, number>()
  for (const path of paths) {
    const code = readFileSync(path, 'utf8')
    const map = existsSync(`${path}.map`) ? JSON.parse(readFileSync(`${path}.map`, 'utf8')) : undefined
    const bytes = brotliCompressSync(code).length
    for (const [source, share] of sharesOf(code, map, fileOf))
      all.set(source, (all.get(source) ?? 0) + (share / code.length) * bytes)
  }
  return all
}

/** The page of React Aria keeps two of its thirty languages, those of the portal; the library has its own messages. */
const ariaLocales = (name: string) => (name === 'react-aria' ? ['ru-RU', 'en-US'] : [])

async function buildPage(name: string, folder: string): Promise<Page> {
  const outDir = join(folder, name)
  await build({
    configFile: join(source, 'vite.config.ts'),
    base: `/${name}/`,
    plugins: [reactAriaLocales.vite({ locales: ariaLocales(name) })],
    build: { outDir, sourcemap: 'hidden', rolldownOptions: { input: join(source, name, 'main.tsx') } },
  })
  const manifest: Manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8'))
  const first = firstChunks(manifest)
  const sum = (files: readonly string[]) =>
    total(files.map((file) => brotliCompressSync(readFileSync(join(outDir, file))).length))
  const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' })
  const styles = first.flatMap(({ css = [] }) => css)
  const links = styles.map((file) => `<link rel="stylesheet" href="/${name}/${file}">`)
  const scripts = first.map(({ file, isEntry }) =>
    isEntry ? `<script type="module" src="/${name}/${file}"></script>` : '',
  )
  return {
    html: `<!doctype html><html lang="en"><meta charset="utf-8"><title>${name}</title>${[...links, ...scripts].join('')}<body></body></html>`,
    scripts: sum(first.map(({ file }) => file)),
    allScripts: sum(files.filter((file) => file.endsWith('.js'))),
    styles: sum(files.filter((file) => file.endsWith('.css'))),
    bySource: bytesBySource(first.map(({ file }) => join(outDir, file))),
  }
}

export async function buildPages(names: readonly string[]): Promise<Pages> {
  if (names.some((name) => name !== 'tropa')) installPeers()
  const kept = join(import.meta.dirname, '../.build')
  await mkdir(kept, { recursive: true })
  const folder = await mkdtemp(join(kept, 'widgets-'))
  const pages = new Map<string, Page>()
  for (const name of names) pages.set(name, await buildPage(name, folder))
  return { folder, pages, remove: () => rm(folder, { recursive: true, force: true }) }
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}
const answered = (text: string) =>
  thousand.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())).slice(0, 10)

function send(response: ServerResponse, type: string, content: string | Uint8Array): void {
  response.writeHead(200, { 'content-type': type }).end(content)
}

/** Serves `/<page>/` with its files, and suggestions for all pages. */
export async function servePages({ folder, pages }: Pages): Promise<Running> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const page = pages.get(pathname.slice(1, -1))
    if (page) send(response, 'text/html', page.html)
    else if (pathname === '/suggest')
      send(response, 'application/json', JSON.stringify(answered(searchParams.get('q') ?? '')))
    else if (pathname.includes('/assets/'))
      send(response, types[extname(pathname)] ?? 'application/octet-stream', readFileSync(join(folder, pathname)))
    else response.writeHead(404).end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const stop = async () => {
    server.closeAllConnections()
    await once(server.close(), 'close')
  }
  return { url: `http://127.0.0.1:${portOf(server)}`, stop }
}
