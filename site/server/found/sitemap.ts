import { languages } from '@tropa/contract'
import { addressIn } from '../../addresses/language.ts'
import type { Portal } from '../../portal/portal.ts'
import { everyOne } from '../paged.ts'
import { escaped } from '../xml.ts'
import { kinds } from './addresses.ts'

const freshFor = 60 * 60_000
/** After a kind could not be had, it is asked for again sooner. */
const freshAfterFailure = 60_000
const retryAfterSeconds = 60
/** The most addresses of one file, by the protocol. */
const most = 50_000
const namespaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
const declaration = '<?xml version="1.0" encoding="UTF-8"?>'

/** Pages that are no list and no object of one. */
const single = ['/', '/aviasales'] as const

type KindName = keyof typeof kinds
const names = Object.keys(kinds) as KindName[]

/** Every page that search engines should know, by the provider's lists; kept for an hour, and used while a newer one is made. */
export class Sitemap {
  readonly #portal: Portal
  readonly #now: () => number
  readonly #mostInFile: number
  readonly #known = new Map<KindName, readonly string[]>()
  #goodUntil = 0
  #making: Promise<void> | undefined

  constructor(portal: Portal, now: () => number = Date.now, mostInFile = most) {
    this.#portal = portal
    this.#now = now
    this.#mostInFile = mostInFile
  }

  /** @param file its number from 1; none: the whole, or the list of files where it is too long for one */
  async answer(origin: string, file?: number): Promise<Response> {
    await this.#refreshed()
    if (this.#known.size === 0) return unavailable()
    const addresses = [...new Set([...single, ...names.flatMap((name) => this.#known.get(name) ?? [])])]
    const inFile = Math.floor(this.#mostInFile / languages.length)
    const files = Math.ceil(addresses.length / inFile)
    if (file === undefined) return xml(files > 1 ? index(origin, files) : urls(origin, addresses))
    return files > 1 && file <= files ? xml(urls(origin, addresses.slice((file - 1) * inFile, file * inFile))) : new Response(null, { status: 404 })
  }

  async #refreshed(): Promise<void> {
    if (this.#now() < this.#goodUntil) return
    this.#making ??= this.#make().finally(() => (this.#making = undefined))
    if (this.#known.size === 0) await this.#making
  }

  /** A kind that cannot be had leaves the others, and stays as it was known before. */
  async #make(): Promise<void> {
    const isFound = await Promise.all(names.map((name) => this.#find(name).then(() => true, () => false)))
    const isWhole = isFound.every(Boolean)
    this.#goodUntil = this.#now() + (isWhole ? freshFor : freshAfterFailure)
  }

  async #find(name: KindName): Promise<void> {
    const { lists, objects } = kinds[name]
    const found = await everyOne((page) => objects(this.#portal, page))
    this.#known.set(name, [...lists, ...found.map(({ link }) => link)])
  }
}

/** A sitemap of fixed pages alone would tell search engines that everything else is gone. */
const unavailable = () =>
  new Response(null, { status: 503, headers: { 'retry-after': String(retryAfterSeconds), 'cache-control': 'no-store' } })

/** `text/xml`, which is compressed on its way. */
const xml = (body: string) => new Response(body, { headers: { 'content-type': 'text/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' } })

function urls(origin: string, addresses: readonly string[]): string {
  const entries = addresses.map((address) => {
    const twins = languages.map((language) => ({ language, at: escaped(origin + addressIn(address, language)) }))
    const unsaid = twins.flatMap(({ language, at }) => (language === 'ru' ? [{ language: 'x-default', at }] : []))
    const alternates = [...twins, ...unsaid].map(({ language, at }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${at}"/>`).join('')
    return twins.map(({ at }) => `<url><loc>${at}</loc>${alternates}</url>`).join('\n')
  })
  return `${declaration}\n<urlset ${namespaces}>\n${entries.join('\n')}\n</urlset>\n`
}

function index(origin: string, files: number): string {
  const entries = Array.from({ length: files }, (_, file) => `<sitemap><loc>${escaped(`${origin}/sitemap-${file + 1}.xml`)}</loc></sitemap>`)
  return `${declaration}\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</sitemapindex>\n`
}
