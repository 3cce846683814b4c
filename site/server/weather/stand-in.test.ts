// @vitest-environment node
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { skies, weatherCalls } from '@tropa/contract'
import { checked } from '@tropa/contract/checked'
import { plusDays, yearBefore } from '@tropa/machines/weather-reading'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dateInRegion } from '../../dates/region-time.ts'
import { aRelay } from './testing/test-weather-service.ts'

/** The stand-in runs as a program, because the portal knows its wire format and not its code. */
const file = fileURLToPath(new URL('../../../api/weather/serve.ts', import.meta.url))
const program = spawn(process.execPath, [file], { stdio: ['pipe', 'pipe', 'inherit'] })
let url = ''

beforeAll(async () => {
  const [line] = await once(program.stdout, 'data')
  url = String(line).trim()
})
afterAll(() => program.stdin.end())

const query = '61.0019,69.0271;61.254,73.3962;63.9381,65.0419'
const today = dateInRegion(new Date())

function asking() {
  const { ask, clock } = aRelay(url)
  clock.now = Date.now()
  return ask
}

test('the forecast of the stand-in reaches the page, marked as such', async () => {
  const response = await (await asking()('forecast', { query, date: plusDays(today, 5) })).json()

  const { value } = checked(weatherCalls.forecast.responses[200], response, 'en')
  expect(value).toMatchObject({ kind: 'forecast', is_stand_in: true })
  const reading = {
    temperature: expect.any(Number),
    wind: expect.any(Number),
    sky: expect.toBeOneOf(skies),
    the_sky: expect.stringMatching(/[А-я]/),
  }
  expect(value?.reading_list).toEqual([reading, reading, reading])
})

test('the seventh day from today has no forecast yet', async () => {
  const response = await (await asking()('forecast', { query, date: plusDays(today, 7) })).json()

  expect(response.reading_list).toEqual([null, null, null])
})

test('a later day has the weather of a year earlier', async () => {
  const date = plusDays(today, 30)

  const response = await (await asking()('historical', { query, date, language: 'en' })).json()

  const { value } = checked(weatherCalls.historical.responses[200], response, 'en')
  expect(value).toMatchObject({ is_stand_in: true, measured_on: yearBefore(date) })
  expect(value?.reading_list.map((reading) => [typeof reading?.day, typeof reading?.night])).toEqual(
    Array(3).fill(['number', 'number']),
  )
})

test.each(['0,0', '90,180', '-90,-180', '55.75,37.62'])(
  'a place outside the region, %s, has no data, and no estimate',
  async (outside) => {
    const ask = await asking()
    for (const kind of ['forecast', 'historical']) {
      const date = kind === 'forecast' ? today : plusDays(today, 30)
      const response = await ask(kind, { query: `${outside};61.254,73.3962`, date })
      expect([response.status, (await response.json()).reading_list]).toEqual([200, [null, expect.any(Object)]])
      expect((await (await ask(kind, { query: outside, date })).json()).reading_list).toEqual([null])
    }
  },
)
