import type { Language } from '@tropa/contract'
import { sanitisedAnswer } from './sanitise.ts'

/** An answer of the provider, ready to be given to a page or a browser. */
export type ProviderAnswer = { status: number; headers: Readonly<Record<string, string>>; body: string }

const freshFor = 30_000
const usableFor = 10 * 60_000
const mostKept = 1000
const carried = ['content-type', 'content-language', 'cache-control', 'etag', 'retry-after', 'vary'] as const

type Kept = { answer: ProviderAnswer; at: number }

/**
 * Anonymous answers of the provider, kept for half a minute and used up to ten while a newer one is fetched: a page costs
 * one render, not five calls. Only public 200s are kept; anything personal never comes here.
 */
export class Answers {
  readonly #kept = new Map<string, Kept>()
  readonly #pending = new Map<string, Promise<ProviderAnswer>>()
  readonly #address: string
  readonly #now: () => number

  constructor(address: string, now: () => number = Date.now) {
    this.#address = address
    this.#now = now
  }

  /**
   * @param path with its query, without a leading slash
   * @param visitor whose address the provider counts the call for
   */
  async get(path: string, language: Language, visitor?: string): Promise<ProviderAnswer> {
    const key = `${language} ${path}`
    const kept = this.#kept.get(key)
    const age = kept ? this.#now() - kept.at : Infinity
    if (kept && age < freshFor) return kept.answer
    const asked = this.#ask(key, path, language, visitor)
    if (!kept || age > usableFor) return asked
    asked.catch(() => undefined)
    return kept.answer
  }

  #ask(key: string, path: string, language: Language, visitor?: string): Promise<ProviderAnswer> {
    const pending = this.#pending.get(key)
    if (pending) return pending
    const asked = this.#fetch(path, language, visitor)
      .then((answer) => this.#keep(key, answer))
      .finally(() => this.#pending.delete(key))
    this.#pending.set(key, asked)
    return asked
  }

  async #fetch(path: string, language: Language, visitor?: string): Promise<ProviderAnswer> {
    const response = await fetch(`${this.#address}/${path}`, {
      // Between two programs on one machine packing costs more than it saves; it is packed for the browser.
      headers: { accept: 'application/json', 'accept-language': language, 'accept-encoding': 'identity', ...(visitor && { 'x-forwarded-for': visitor }) },
      signal: AbortSignal.timeout(8000),
    })
    const headers = Object.fromEntries(carried.flatMap((name) => (response.headers.get(name) ? [[name, response.headers.get(name) ?? '']] : [])))
    return { status: response.status, headers, body: sanitisedAnswer(await response.text()) }
  }

  #keep(key: string, answer: ProviderAnswer): ProviderAnswer {
    const isPublic = answer.status === 200 && !/private|no-store/.test(answer.headers['cache-control'] ?? '')
    if (!isPublic) return answer
    this.#kept.delete(key)
    this.#kept.set(key, { answer, at: this.#now() })
    const oldest = this.#kept.size > mostKept ? this.#kept.keys().next().value : undefined
    if (oldest !== undefined) this.#kept.delete(oldest)
    return answer
  }
}
