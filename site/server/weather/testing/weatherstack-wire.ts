import { aTestService, type Arrived } from '../../relays/testing/test-service.ts'

/** Parameters of the portal's call. */
export const two = { query: '61.0019,69.0271;61.254,73.3962', date: '2026-11-23' }
export const one = { query: '61.254,73.3962', date: '2026-11-23' }

/** Answers as Weatherstack writes them. */
const sky = { wind_speed: 18, weather_code: 326, weather_descriptions: ['Небольшой снег'] }
const aReading = (temperature: number) => ({ time: '0', temperature, ...sky })
const location = { name: 'Place', lat: '61.000', lon: '69.000', timezone_id: 'Asia/Yekaterinburg' }
export const aPlace = (more: object) => ({ location, ...more })
export const aDay = (date: string, hourly: readonly object[]) => aPlace({ forecast: { [date]: { date, hourly } } })
export const aForecast = (date: string, temperature: number) => aDay(date, [aReading(temperature)])
export const aPastDay = (date: string, temperatures: number[]) =>
  aPlace({ historical: { [date]: { date, hourly: temperatures.map(aReading) } } })
export const failure = (code: number) => ({ success: false, error: { code, type: `type_${code}`, info: 'info' } })
export const isSeveral = ({ params }: Arrived) => params.get('query')?.includes(';') === true

/** A service that answers each question with this body. */
export const answering = (body: (arrived: Arrived) => unknown) =>
  aTestService((arrived, response) => response.end(JSON.stringify(body(arrived))))
export const forTwo = () => answering(() => [aForecast('2026-11-23', -14), aForecast('2026-11-23', -22)])
