import { type Context, Hono } from 'hono'
import { inRegion } from '../dates/dates.ts'
import { checkSize, everything, detailOf, forecastDates, historicalDates, type Plan, pointsOf } from './parameters.ts'
import { nearestPlace, type Place, readPlaces } from './norms.ts'
import { refusalBody, WeatherRefusal } from './refusals.ts'
import { daysOf, placeOf, unknownPlace } from './wire.ts'

export type StandInOptions = { now?: () => Date; plan?: Plan; places?: readonly Place[] }

/** On every response, so that nobody takes this weather for a forecast. */
const headers = { 'x-weather-stand-in': 'climate', 'cache-control': 'no-store' }

const kinds = { forecast: forecastDates, historical: historicalDates } as const

/**
 * Stands in for the external weather service, Weatherstack: the same wire format, with weather computed from the
 * region's climate. The header `x-weather-stand-in` and `request.stand_in` mark its responses.
 */
export function weatherStandIn({
  now = () => new Date(),
  plan = everything,
  places = readPlaces(),
}: StandInOptions = {}): Hono {
  const app = new Hono()

  const respond = (kind: keyof typeof kinds) => (context: Context) => {
    const params = new URL(context.req.url).searchParams
    const points = pointsOf(params, plan)
    const detail = detailOf(params, plan)
    const local = inRegion(now())
    const dates = kinds[kind](params, plan, local.date)
    checkSize(points, dates)
    const responses = points.map((point) => {
      const place = nearestPlace(places, point)
      if (!place) return { ...unknownPlace(point, detail.language), [kind]: {} }
      return {
        ...placeOf(place, point, local, detail.language),
        [kind]: daysOf(place, point, dates, { ...detail, offset: local.offset }),
      }
    })
    return context.json(responses.length === 1 ? responses[0] : responses, 200, headers)
  }

  app.get('/forecast', respond('forecast'))
  app.get('/historical', respond('historical'))
  app.onError((error, context) => {
    if (!(error instanceof WeatherRefusal)) throw error
    return context.json(refusalBody(error.reason), 200, headers)
  })
  return app
}
