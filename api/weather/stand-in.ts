import { type Context, Hono } from 'hono'
import { checkSize, everything, detailOf, forecastDates, historicalDates, type Plan, pointsOf } from './asked.ts'
import { nearestPlace, type Place, readPlaces } from './norms.ts'
import { refusalBody, WeatherRefusal } from './refusals.ts'
import { daysOf, placeOf, unknownPlace, zone } from './wire.ts'

export type StandInOptions = { now?: () => Date; plan?: Plan; places?: readonly Place[] }

/** On every answer: no one should take this weather for a forecast. */
const headers = { 'x-weather-stand-in': 'climate', 'cache-control': 'no-store' }

function todayOf(now: Date): Date {
  const local = new Date(now.getTime() + zone.offset * 3_600_000)
  return new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate()))
}

const kinds = { forecast: forecastDates, historical: historicalDates } as const

/**
 * Stands in for the outside weather service, Weatherstack: the same wire, with weather made of the region's climate. It is
 * known by the header `x-weather-stand-in` and by `request.stand_in`.
 */
export function weatherStandIn({ now = () => new Date(), plan = everything, places = readPlaces() }: StandInOptions = {}): Hono {
  const app = new Hono()

  const answer = (kind: keyof typeof kinds) => (context: Context) => {
    const params = new URL(context.req.url).searchParams
    const points = pointsOf(params, plan)
    const detail = detailOf(params, plan)
    const moment = now()
    const dates = kinds[kind](params, plan, todayOf(moment))
    checkSize(points, dates)
    const told = points.map((point) => {
      const place = nearestPlace(places, point)
      if (!place) return { ...unknownPlace(point, detail.language), [kind]: {} }
      return { ...placeOf(place, point, moment, detail.language), [kind]: daysOf(place, point, dates, detail) }
    })
    return context.json(told.length === 1 ? told[0] : told, 200, headers)
  }

  app.get('/forecast', answer('forecast'))
  app.get('/historical', answer('historical'))
  app.onError((error, context) => {
    if (!(error instanceof WeatherRefusal)) throw error
    return context.json(refusalBody(error.reason), 200, headers)
  })
  return app
}
