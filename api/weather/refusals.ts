import { serviceCodes } from '@tropa/contract/weather-service'

/** Errors of the service by our names: their `type` and `info`. It sends them with status 200. */
const refusals = {
  key: ['missing_access_key', 'An access key is needed.'],
  quota: ['usage_limit_reached', 'The month has no requests left.'],
  query: ['missing_query', 'A query is needed.'],
  historical: ['historical_queries_not_supported_on_plan', 'The plan has no past weather.'],
  bulk: ['bulk_queries_not_supported_on_plan', 'The plan takes fewer places at a time.'],
  language: ['invalid_language', 'The language is not known, or not on the plan.'],
  units: ['invalid_unit', 'The stand-in has only units=m.'],
  interval: ['invalid_interval', 'The interval must be 1, 3, 6, 12 or 24.'],
  forecastDays: ['invalid_forecast_days', 'forecast_days must be a number from 1 to 14.'],
  forecastPlan: ['forecast_days_not_supported', 'The plan has fewer days of forecast.'],
  date: ['invalid_historical_time_frame', 'The date or the time frame is invalid.'],
  failed: ['request_failed', 'No weather was found for this place.'],
} as const satisfies Record<keyof typeof serviceCodes, readonly [type: string, info: string]>

export type RefusalName = keyof typeof refusals

export function refusalBody(name: RefusalName) {
  const [type, info] = refusals[name]
  return { success: false, error: { code: serviceCodes[name], type, info } }
}

/** A request that the service would refuse. */
export class WeatherRefusal extends Error {
  override name = 'WeatherRefusal'
  readonly reason: RefusalName

  constructor(reason: RefusalName) {
    super(reason)
    this.reason = reason
  }
}
