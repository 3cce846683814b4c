import { languages } from '@tropa/contract'
import { addressIn } from '../../addresses/language.ts'
import { statusOf } from '../../portal/error.ts'
import type { Portal } from '../../portal/portal.ts'
import { everyOne } from '../../portal/every-page.ts'
import { escaped } from '../../catalogue/open-data/escaped-xml.ts'
import { sitemapKinds } from './sitemap-kinds.ts'

const freshFor = 60 * 60_000
/** A kind that failed is read again sooner. */
const freshAfterFailure = 60_000
const retryAfterSeconds = 60
/** The most addresses of one file, by the protocol. */
const most = 50_000
const sitemapNamespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const namespaces = `${sitemapNamespace} xmlns:xhtml="http://www.w3.org/1999/xhtml"`
const declaration = '<?xml version="1.0" encoding="UTF-8"?>'

/** Pages that are no list and no object of one. */
const single = ['/', '/aviasales'] as const

type KindName = keyof typeof sitemapKinds
const names = Object.keys(sitemapKinds) as KindName[]

/**
 * Every page that search engines should know, by the provider's lists: cached for an hour, and used until it is remade.
 */
export class Sitemap {
  readonly #portal: Portal
  readonly #now: () => number
  readonly #mostInFile: number
  /** `undefined`: the provider has no such kind. */
  readonly #known = new Map<KindName, readonly string[] | undefined>()
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
    if (!this.#isWhole) return unavailable()
    const addresses = [...new Set([...single, ...names.flatMap((name) => this.#known.get(name) ?? [])])]
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
    return this.#known.size === names.length
  }

  /** A kind that fails does not stop the others, and stays as it was read before. */
  async #make(): Promise<void> {
    const results = await Promise.allSettled(names.map((name) => this.#read(name)))
    const isRead = results.every(({ status }) => status === 'fulfilled')
    this.#goodUntil = this.#now() + (isRead ? freshFor : freshAfterFailure)
  }

  async #read(name: KindName): Promise<void> {
    const { lists, objects } = sitemapKinds[name]
    const found = await everyOne((page) => objects(this.#portal, page)).catch(noneIfUnknown)
    this.#known.set(name, found && [...lists, ...found.map(({ link }) => link)])
  }
}

/** A provider that has no such kind answers 404: neither its list nor its objects are pages then. */
function noneIfUnknown(error: unknown): undefined {
  if (statusOf(error) !== 404) throw error
}

/** A sitemap without a kind would tell search engines that all of its pages are gone. */
const unavailable = () =>
  new Response(null, {
    status: 503,
    headers: { 'retry-after': String(retryAfterSeconds), 'cache-control': 'no-store' },
  })

/** `text/xml`, which is compressed on its way. */
const xml = (body: string) =>
  new Response(body, {
    headers: { 'content-type': 'text/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })

const alternate = ({ language, at }: { language: string; at: string }) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${at}"/>`

function urls(origin: string, addresses: readonly string[]): string {
  const entries = addresses.map((address) => {
    const twins = languages.map((language) => ({ language, at: escaped(origin + addressIn(address, language)) }))
    const unsaid = twins.flatMap(({ language, at }) => (language === 'ru' ? [{ language: 'x-default', at }] : []))
    const alternates = [...twins, ...unsaid].map(alternate).join('')
    return twins.map(({ at }) => `<url><loc>${at}</loc>${alternates}</url>`).join('\n')
  })
  return `${declaration}\n<urlset ${namespaces}>\n${entries.join('\n')}\n</urlset>\n`
}

function index(origin: string, files: number): string {
  const addressOf = (file: number) => escaped(`${origin}/sitemap-${file}.xml`)
  const entries = Array.from({ length: files }, (_, at) => `<sitemap><loc>${addressOf(at + 1)}</loc></sitemap>`)
  return `${declaration}\n<sitemapindex ${sitemapNamespace}>\n${entries.join('\n')}\n</sitemapindex>\n`
}
