import { readFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'

type Chunk = { file: string; imports?: readonly string[] }
type Manifest = Readonly<Record<string, Chunk>>

const attribute = (tag: string, name: string) => tag.match(new RegExp(`\\b${name}="([^"]*)"`))?.[1]
const isPreload = (tag: string) =>
  /\brel="(modulepreload|preload)"/.test(tag) && (attribute(tag, 'href') ?? '').endsWith('.js')

/** Scripts in the HTML of a page: script tags, preloads, and imports of the inline script. */
function namedBy(html: string): string[] {
  const tags = html.match(/<(script|link)\b[^>]*>/g) ?? []
  const begun = [...html.matchAll(/\bimport\(["']([^"']+)["']\)/g)].map(([, address]) => address)
  const addresses = [
    ...tags.map((tag) => attribute(tag, 'src') ?? (isPreload(tag) ? attribute(tag, 'href') : undefined)),
    ...begun,
  ]
  return addresses.filter((address) => address !== undefined)
}

/** The files of a page's first scripts, with all their static imports. */
export function firstScripts(html: string, build: string): string[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(build, 'client/.vite/manifest.json'), 'utf8'))
  const chunkOf = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]))
  const files = new Set<string>()
  const add = (file: string) => {
    if (files.has(file)) return
    files.add(file)
    for (const imported of chunkOf.get(file)?.imports ?? []) add(manifest[imported]?.file ?? '')
  }
  for (const address of namedBy(html)) add(address.replace(/^\//, ''))
  return [...files]
}

/** A body as sent to a browser that accepts brotli; small bodies are not compressed. */
export function onWire(url: string): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  get(url, { headers: { 'accept-encoding': 'br', 'accept-language': 'ru' } }, async (response) => {
    // The 404 page is measured too.
    if (response.statusCode !== 200 && response.statusCode !== 404) reject(new Error(`${url}: ${response.statusCode}`))
    resolve(Buffer.concat(await response.toArray()))
  }).on('error', reject)
  return promise
}
