import { type Failure, type Language, type RoadLegs, RoutingQuery, textInLanguage, type Texts } from '@tropa/contract'
import { languageOf } from '@tropa/contract/accept-language'
import { checked } from '@tropa/contract/checked'
import { type RateLimit, usualLimits } from '@tropa/contract/limits'
import { pointOf } from '../../geography/distance.ts'
import { logError } from '../http/log.ts'
import { dataPolicy } from '../http/security-headers.ts'
import { VisitorLimit } from '../http/visitor-limit.ts'
import type { Visit } from '../http/visit.ts'
import type { RouterService } from './router-service.ts'

const messages = {
  404: { ru: 'Страница не найдена', en: 'This page could not be found' },
  405: { ru: 'Здесь так не спрашивают: другой метод', en: 'This method is not allowed here' },
  422: { ru: 'Проверьте поля', en: 'Check the fields' },
  429: { ru: 'Слишком много запросов. Подождите немного', en: 'Too many requests. Wait a little' },
  503: { ru: 'Расстояния по дорогам временно недоступны', en: 'Distances by road are unavailable for now' },
  504: { ru: 'Служба дорог не ответила вовремя', en: 'The road service did not answer in time' },
} as const satisfies Record<number, Texts>

type Refusal = { errors?: Failure['errors']; headers?: Record<string, string> }

function refuse(status: keyof typeof messages, language: Language, { errors, headers }: Refusal = {}): Response {
  const failure: Failure = { message: textInLanguage(messages[status], language), ...(errors && { errors }) }
  const always = { 'cache-control': 'no-store', 'content-language': language, 'content-security-policy': dataPolicy }
  return Response.json(failure, { status, headers: { ...always, ...headers } })
}

/** What a relay takes. `service`: `null`, no router is set. */
export type RoutingRelayOptions = {
  service: RouterService | null
  limit?: RateLimit
  now?: () => number
  log?: typeof logError
}

/** Answers `routing/*` of `routingCalls` in the contract. Nothing of the visitor goes to the router but the points. */
export function createRoutingRelay(options: RoutingRelayOptions) {
  const { service, limit = usualLimits.routing, now = Date.now, log = logError } = options
  const limiter = new VisitorLimit(limit, now)

  return async function relay({ request, url, requestId, visitor }: Visit, path: string): Promise<Response> {
    const language = languageOf(request.headers.get('accept-language'))
    if (path !== 'legs' || !service) return refuse(404, language)
    if (!['GET', 'HEAD'].includes(request.method)) return refuse(405, language, { headers: { allow: 'GET, HEAD' } })
    const { value, errors } = checked(RoutingQuery, Object.fromEntries(url.searchParams), language)
    if (errors) return refuse(422, language, { errors })
    const wait = limiter.take(visitor)
    if (wait > 0) return refuse(429, language, { headers: { 'retry-after': String(wait) } })
    try {
      const answer: RoadLegs = { leg_list: await service.legsThrough(value.points.split(';').map(pointOf)) }
      return Response.json(answer, {
        headers: { 'cache-control': 'private, max-age=3600', 'content-security-policy': dataPolicy },
      })
    } catch (error) {
      log('The road service failed a call', error, { request_id: requestId, call: path })
      const isTimeout = error instanceof Error && error.name === 'TimeoutError'
      return isTimeout ? refuse(504, language) : refuse(503, language, { headers: { 'retry-after': '60' } })
    }
  }
}
