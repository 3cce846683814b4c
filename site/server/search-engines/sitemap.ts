import { addressIn, withoutLanguage } from '../../messages/language-address.ts'
import { statusOf } from '../../portal/error.ts'
import type { Portal } from '../../portal/portal.ts'
import { everyOne } from '../../portal/every-page.ts'
import { escaped } from '../../catalogue/open-data/escaped-xml.ts'
import { kinds } from '../../catalogue/kinds.server.ts'
import type { ListedKind } from '../../catalogue/open-data/kind-data.ts'
import { docData } from '../../documents/doc-data.server.ts'
import { languages } from '../../region/languages.ts'

const freshFor = 60 * 60_000
/** A kind that failed to load is loaded again sooner. */
const freshAfterFailure = 60_000
const retryAfterSeconds = 60
/** The most addresses of one file, by the protocol. */
const most = 50_000
const sitemapNamespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const namespaces = `${sitemapNamespace} xmlns:xhtml="http://www.w3.org/1999/xhtml"`
const declaration = '<?xml version="1.0" encoding="UTF-8"?>'

/** Pages that are neither lists nor objects of a list. */
const single = ['/', '/aviasales'] as const

const listed: readonly ListedKind[] = [...Object.values(kinds), docData]

/** Every page for search engines, from the provider's lists: cached for an hour, and used until it is made again. */
export class Sitemap {
  readonly #portal: Portal
  readonly #now: () => number
  readonly #mostInFile: number
  /** `undefined`: the provider has no such kind. */
  readonly #known = new Map<ListedKind, readonly string[] | undefined>()
  #goodUntil = 0
  #making: Promise<void> | undefined

  constructor(portal: Portal, now: () => number = Date.now, mostInFile = most) {
    this.#portal = portal
    this.#now = now
    this.#mostInFile = mostInFile
  }

  /** @param file its number from 1; without it the whole sitemap, or the list of files if it is too long for one */
  async respond(origin: string, file?: number): Promise<Response> {
    await this.#refreshed()
    if (!this.#isWhole) return unavailable()
    const addresses = [...new Set([...single, ...listed.flatMap((kind) => this.#known.get(kind) ?? [])])]
    const inFile = Math.floor(this.#mostInFile / languages.length)
    const files = Math.ceil(addresses.length / inFile)
    if (file === undefined) return xml(files > 1 ? index(origin, files) : urls(origin, addresses))
    if (files === 1 || file > files) return new Response(null, { status: 404 })
    return xml(urls(origin, addresses.slice((file - 1) * inFile, file * inFile)))
  }

  async #refreshed(): Promise<void> {
    if (this.#now() < this.#goodUntil) return
    this.#making ??= this.#make().finally(() => (this.#making = undefined))
    if (!this.#isWhole) await this.#making
  }

  /** Whether every kind was read at least once. */
  get #isWhole(): boolean {
    return this.#known.size === listed.length
  }

  /** A kind that fails does not stop the others, and keeps its earlier entries. */
  async #make(): Promise<void> {
    const results = await Promise.allSettled(listed.map((kind) => this.#read(kind)))
    const isRead = results.every(({ status }) => status === 'fulfilled')
    this.#goodUntil = this.#now() + (isRead ? freshFor : freshAfterFailure)
  }

  async #read(kind: ListedKind): Promise<void> {
    const { lists, narrowedLists = [], links } = kind
    const found = await everyOne((page) => links(this.#portal, page)).catch(noneIfUnknown)
    const addresses = [...lists.map(({ path }) => path), ...narrowedLists]
    this.#known.set(kind, found && [...addresses, ...found.map(({ link }) => link)])
  }
}

/** A provider without a kind answers 404; then neither its list nor its objects are pages. */
function noneIfUnknown(error: unknown): undefined {
  if (statusOf(error) !== 404) throw error
}

/** A sitemap without a kind would tell search engines that all of its pages are gone. */
const unavailable = () =>
  new Response(null, {
    status: 503,
    headers: { 'retry-after': String(retryAfterSeconds), 'cache-control': 'no-store' },
  })

/** `text/xml`, so that it is compressed. */
const xml = (body: string) =>
  new Response(body, {
    headers: { 'content-type': 'text/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })

const alternate = ({ language, at }: { language: string; at: string }) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${at}"/>`

function urls(origin: string, addresses: readonly string[]): string {
  const entries = addresses.map((address) => {
    const ofLanguages = languages.map((language) => ({ language, at: escaped(origin + addressIn(address, language)) }))
    const byDefault = { language: 'x-default', at: escaped(origin + withoutLanguage(address)) }
    const alternates = [...ofLanguages, byDefault].map(alternate).join('')
    return ofLanguages.map(({ at }) => `<url><loc>${at}</loc>${alternates}</url>`).join('\n')
  })
  return `${declaration}\n<urlset ${namespaces}>\n${entries.join('\n')}\n</urlset>\n`
}

function index(origin: string, files: number): string {
  const addressOf = (file: number) => escaped(`${origin}/sitemap-${file}.xml`)
  const entries = Array.from({ length: files }, (_, at) => `<sitemap><loc>${addressOf(at + 1)}</loc></sitemap>`)
  return `${declaration}\n<sitemapindex ${sitemapNamespace}>\n${entries.join('\n')}\n</sitemapindex>\n`
}
