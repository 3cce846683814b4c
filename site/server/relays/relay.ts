import { type Failure, type Language, textInLanguage, type Texts } from '@tropa/contract'
import { languageOf } from '@tropa/contract/accept-language'
import { checked } from '@tropa/contract/checked'
import type { RateLimit } from '@tropa/contract/limits'
import type * as v from 'valibot'
import { logError } from '../http/log.ts'
import { dataPolicy } from '../http/security-headers.ts'
import { VisitorLimit } from '../http/visitor-limit.ts'
import type { Visit } from '../http/visit.ts'

const messages = {
  404: { ru: 'Страница не найдена', en: 'This page could not be found' },
  405: { ru: 'Этот метод здесь не поддерживается', en: 'This method is not allowed here' },
  422: { ru: 'Проверьте поля', en: 'Check the fields' },
  429: { ru: 'Слишком много запросов. Подождите немного', en: 'Too many requests. Wait a little' },
} as const satisfies Record<number, Texts>

/** The errors of a query by field, or the question for the service. */
type Question = { errors: NonNullable<Failure['errors']> } | { errors?: never; ask: () => Promise<object> }
/** A call of the browser that is answered by an outside service. */
export type RelayedCall = (params: Readonly<Record<string, string>>, language: Language) => Question

/** @param ask rejects where the service fails; its `TimeoutError` is a 504, anything else a 503 */
export const relayedCall =
  <S extends v.GenericSchema>(schema: S, ask: (query: v.InferOutput<S>) => Promise<object>): RelayedCall =>
  (params, language) => {
    const { value, errors } = checked(schema, params, language)
    return errors ? { errors } : { ask: () => ask(value) }
  }

/** Options for tests of a relay. */
export type RelaySurroundings = { limit?: RateLimit; now?: () => number; log?: typeof logError }

export type RelayOptions = RelaySurroundings & {
  /** The name for the log: "The weather service failed a call". */
  name: string
  limit: RateLimit
  /** The calls by their paths below that of the relay. */
  calls: Readonly<Record<string, RelayedCall>>
  /** Seconds for which the browser keeps a response. */
  maxAge: number
  messages: { unavailable: Texts; late: Texts }
}

/** The language is in the query if the response depends on it, else in the header. */
const languageFor = ({ request, url }: Visit): Language =>
  languageOf(url.searchParams.get('language') ?? request.headers.get('accept-language'))

const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError'

/** Answers calls of the browser from an outside service, which receives nothing about the visitor but the query. */
export function createRelay({ name, calls, maxAge, limit, now, log = logError, ...options }: RelayOptions) {
  const limiter = new VisitorLimit(limit, now)

  return async function relay(visit: Visit, path: string): Promise<Response> {
    const { request, url, requestId, visitor } = visit
    const language = languageFor(visit)
    const always = { 'content-language': language, 'content-security-policy': dataPolicy }
    const refuse = (status: number, message: Texts, headers: Record<string, string> = {}, errors?: Failure['errors']) =>
      Response.json({ message: textInLanguage(message, language), ...(errors && { errors }) } satisfies Failure, {
        status,
        headers: { 'cache-control': 'no-store', ...always, ...headers },
      })

    const call = Object.hasOwn(calls, path) ? calls[path] : undefined
    if (!call) return refuse(404, messages[404])
    if (!['GET', 'HEAD'].includes(request.method)) return refuse(405, messages[405], { allow: 'GET, HEAD' })
    const question = call(Object.fromEntries(url.searchParams), language)
    if (question.errors) return refuse(422, messages[422], {}, question.errors)
    const wait = limiter.take(visitor)
    if (wait > 0) return refuse(429, messages[429], { 'retry-after': String(wait) })
    try {
      const headers = { 'cache-control': `private, max-age=${maxAge}`, ...always }
      return Response.json(await question.ask(), { headers })
    } catch (error) {
      log(`The ${name} service failed a call`, error, { request_id: requestId, call: path })
      if (isTimeout(error)) return refuse(504, options.messages.late)
      return refuse(503, options.messages.unavailable, { 'retry-after': '60' })
    }
  }
}
