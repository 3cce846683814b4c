import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { elapse, walk } from './testing/walk.ts'
import { type WeatherResponse, yearBefore } from './weather-reading.ts'
import { weatherIn, weatherMachine, type WeatherEvent, type WeatherInput, type WeatherRequest } from './weather.ts'

const surgut = { territory_id: 3, geolocation: '61.25,73.40' }
const khanty = { territory_id: 7, geolocation: '61.00,69.00' }
const dated = (date: string | null): WeatherEvent => ({ type: 'DATE_CHANGED', date })
const nextDay: WeatherEvent = { type: 'MIDNIGHT', today: '2026-12-25' }
const placed = (...objects: (typeof surgut)[]): WeatherEvent => ({ type: 'OBJECTS_CHANGED', objects })

/** Every day and place has its own figure, so that a confusion is noticed. */
const figureOf = (date: string, territoryId: number) => Date.parse(date) / 86_400_000 + territoryId / 10
function responseTo({ kind, date, places }: WeatherRequest, savedAt?: string): WeatherResponse {
  const figures = places.map(({ territory_id }) => figureOf(date, territory_id))
  const shared = {
    date,
    measured_on: kind === 'forecast' ? date : yearBefore(date),
    is_stand_in: false,
    ...(savedAt && { savedAt }),
  }
  if (kind === 'forecast') return { ...shared, kind, reading_list: figures.map((temperature) => ({ temperature })) }
  return { ...shared, kind, reading_list: figures.map((day) => ({ day, night: day })) }
}

type Question = {
  input: WeatherRequest
  signal: AbortSignal
  respond: (savedAt?: string) => Promise<void>
  mistake: (date: string) => Promise<void>
  fail: () => Promise<void>
}

/** Weather whose questions wait to be answered by the test. */
function aWeather({ date = '2026-12-26', objects = [surgut] }: Partial<Pick<WeatherInput, 'date' | 'objects'>> = {}) {
  const clock = new SimulatedClock()
  const questions: Question[] = []
  const load = fromPromise<WeatherResponse, WeatherRequest | null>(({ input, signal }) => {
    const { promise, resolve, reject } = Promise.withResolvers<WeatherResponse>()
    const arrived = () => new Promise<void>((done) => setImmediate(done))
    if (!input) throw new Error('Nothing was asked')
    questions.push({
      input,
      signal,
      respond: (savedAt) => (resolve(responseTo(input, savedAt)), arrived()),
      mistake: (other) => (resolve({ ...responseTo(input), date: other }), arrived()),
      fail: () => (reject(new Error('The service is down')), arrived()),
    })
    return promise
  })
  const actor = createActor(weatherMachine.provide({ actors: { load } }), {
    clock,
    input: { today: '2026-12-24', date, objects },
  }).start()
  const last = () => {
    const question = questions.at(-1)
    if (!question) throw new Error('Nothing was asked')
    return question
  }
  return {
    questions,
    last,
    send: actor.send,
    wait: (milliseconds: number) => elapse(clock, milliseconds),
    at: (state: 'idle' | 'loading' | 'ready' | 'failed') => actor.getSnapshot().matches(state),
    date: () => actor.getSnapshot().context.date,
    savedAt: () => actor.getSnapshot().context.response?.savedAt,
    shown: (territoryId = 3) => weatherIn(actor.getSnapshot(), territoryId),
  }
}

test('every state is reached and every transition taken', () => {
  const seen = walk(weatherMachine, {
    input: { today: '2026-12-24', date: '2026-12-26', objects: [surgut] },
    events: [dated('2027-06-01'), dated(null), placed(khanty), { type: 'RETRY' }, nextDay, { type: 'WENT_ONLINE' }],
    outputs: [
      responseTo({ kind: 'forecast', date: '2026-12-26', places: [surgut] }),
      responseTo({ kind: 'historical', date: '2027-06-01', places: [surgut] }, '2026-12-23T10:00:00Z'),
    ],
  })

  expect(seen).toEqual({ unreached: [], untaken: [] })
})

test('a near date requests the forecast, and a later one last year’s weather', async () => {
  const { questions, last, send, wait, shown } = aWeather()
  await last().respond()
  wait(200)
  const near = shown()
  send(dated('2027-06-01'))
  await last().respond()
  wait(200)

  expect(questions.map(({ input }) => [input.kind, input.date])).toEqual([
    ['forecast', '2026-12-26'],
    ['historical', '2027-06-01'],
  ])
  expect(near).toEqual({ kind: 'forecast', reading: { temperature: figureOf('2026-12-26', 3) } })
  expect(shown()).toEqual({
    kind: 'historical',
    reading: { day: figureOf('2027-06-01', 3), night: figureOf('2027-06-01', 3) },
  })
})

test.each([null, '2026-12-23'])('with %j for a date nothing is loaded, and the state asks for a date', (date) => {
  const weather = aWeather({ date })

  expect([weather.at('idle'), weather.date(), weather.questions.length]).toEqual([true, null, 0])
})

test('a track without places requests nothing until it has one, and keeps its date', () => {
  const { at, date, send, questions } = aWeather({ objects: [] })
  const before = [at('idle'), date(), questions.length]

  send(placed(khanty))

  expect(before).toEqual([true, '2026-12-26', 0])
  expect(questions.map(({ input }) => input.places)).toEqual([[khanty]])
})

test('the loading state is shown for at least 200 ms, for any result', async () => {
  const [quick, refused] = [aWeather(), aWeather()]

  await quick.last().respond()
  await refused.last().fail()
  quick.wait(199)
  refused.wait(199)
  const before = [quick.at('loading'), refused.at('loading'), quick.shown()]
  quick.wait(1)
  refused.wait(1)

  expect(before).toEqual([true, true, null])
  expect([quick.at('ready'), refused.at('failed')]).toEqual([true, true])
})

test('a late response for an old date is dropped, and its request was cancelled', async () => {
  const { last, send, wait, shown } = aWeather()
  const late = last()
  send(dated('2026-12-27'))
  await last().respond()
  wait(200)

  await late.respond()

  expect([late.signal.aborted, shown()]).toEqual([
    true,
    { kind: 'forecast', reading: { temperature: figureOf('2026-12-27', 3) } },
  ])
})

test('a response after the page was left changes nothing', async () => {
  const { last, send, wait, at, shown } = aWeather()
  const late = last()
  send(dated(null))

  await late.respond()
  wait(200)

  expect([late.signal.aborted, at('idle'), shown()]).toEqual([true, true, null])
})

test('other places load again, but not the same places in a new list', async () => {
  const { last, questions, send, wait, shown } = aWeather()
  await last().respond()
  wait(200)

  send(placed(surgut, { ...surgut, geolocation: '61.30,73.50' }))
  const afterTheSame = questions.length
  send(placed(khanty, surgut))
  await last().respond()
  wait(200)

  expect([afterTheSame, questions.length]).toEqual([1, 2])
  expect([shown(3), shown(7), shown(99)]).toEqual([
    { kind: 'forecast', reading: { temperature: figureOf('2026-12-26', 3) } },
    { kind: 'forecast', reading: { temperature: figureOf('2026-12-26', 7) } },
    null,
  ])
})

test('a failure says so, and a retry may succeed', async () => {
  const { last, send, wait, at } = aWeather()
  await last().fail()
  wait(200)
  const isFailed = at('failed')
  send({ type: 'RETRY' })
  await last().respond()
  wait(200)

  expect([isFailed, at('ready')]).toEqual([true, true])
})

test('a response for another day is not shown, even if its request was made', async () => {
  const { last, wait, at, shown } = aWeather()

  await last().mistake('2026-12-25')
  wait(200)

  expect([at('failed'), shown()]).toEqual([true, null])
})

test('at midnight a date that was too far ahead may get the forecast', async () => {
  const { questions, send } = aWeather({ date: '2027-01-01' })

  send({ type: 'MIDNIGHT', today: '2026-12-25' })

  expect(questions.map(({ input }) => input.kind)).toEqual(['historical', 'forecast'])
})

test('after a date has passed while the page slept, the state asks for another date', async () => {
  const { last, send, wait, at, date } = aWeather()
  await last().respond()
  wait(200)

  send({ type: 'MIDNIGHT', today: '2026-12-27' })

  expect([at('idle'), date()]).toEqual([true, null])
})

test('offline the stored weather is shown with the time of storing, and requested again once online', async () => {
  const { last, questions, send, wait, at, savedAt } = aWeather()
  await last().respond('2026-12-23T10:00:00Z')
  wait(200)
  const offline = [at('ready'), savedAt()]
  send({ type: 'WENT_ONLINE' })
  await last().respond()
  wait(200)
  send({ type: 'WENT_ONLINE' })

  expect(offline).toEqual([true, '2026-12-23T10:00:00Z'])
  expect([savedAt(), questions.length]).toEqual([undefined, 2])
})

test('after any changes and responses, in any order, the shown weather belongs to the shown date and place', async () => {
  const aStep = fc.oneof(
    fc.constantFrom<WeatherEvent[]>(
      ...['2026-12-24', '2026-12-26', '2026-12-31', '2027-06-01', '2028-02-29', '2026-01-01', null].map(dated),
      placed(),
      placed(surgut),
      placed(khanty),
      placed(surgut, khanty),
      { type: 'RETRY' },
      { type: 'WENT_ONLINE' },
      ...['2026-12-24', '2026-12-25', '2027-05-28'].map((today): WeatherEvent => ({ type: 'MIDNIGHT', today })),
    ),
    fc.record({ question: fc.nat(2), end: fc.constantFrom(...(['respond', 'respond', 'fail'] as const)) }),
    fc.constantFrom(100, 200),
  )
  let shown = 0
  await fc.assert(
    fc.asyncProperty(fc.array(aStep, { minLength: 5, maxLength: 30, size: 'max' }), async (story) => {
      const weather = aWeather()
      for (const step of story) {
        if (typeof step === 'number') weather.wait(step)
        else if ('type' in step) weather.send(step)
        // From the last on: a late one may still be answered.
        else await weather.questions[weather.questions.length - 1 - step.question]?.[step.end]()
        const date = weather.date()
        for (const territoryId of [3, 7]) {
          const seen = weather.shown(territoryId)
          if (!seen) continue
          shown += 1
          const figure = seen.kind === 'forecast' ? seen.reading?.temperature : seen.reading?.day
          expect(figure).toBe(figureOf(date ?? 'none', territoryId))
        }
      }
    }),
  )

  expect(shown).toBeGreaterThan(20)
})
