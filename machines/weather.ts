import { assign, fromPromise, setup, type SnapshotFrom } from 'xstate'
import { loadingState } from './loading.ts'
import { notProvided } from './not-provided.ts'
import { loadingStayMs } from './timing.ts'
import {
  type CalendarDate,
  readingOf,
  type WeatherResponse,
  type WeatherHere,
  weatherHere,
  type WeatherPlace,
  weatherPlacesOf,
  type WeatherReading,
} from './weather-reading.ts'

type OnTrack = Parameters<typeof weatherPlacesOf>[0]

/** Changes that may need a new request: the date, the places, the current day, the network. */
export type WeatherEvent =
  /** `null`: no travel date any more. */
  | { type: 'DATE_CHANGED'; date: CalendarDate | null }
  /** What is on the track, in its order. */
  | { type: 'OBJECTS_CHANGED'; objects: OnTrack }
  | { type: 'RETRY' }
  /** Another day has begun in the region, or a page that slept through midnight has woken. */
  | { type: 'MIDNIGHT'; today: CalendarDate }
  | { type: 'WENT_ONLINE' }
/** A request that `load` answers: the kind of reading, the day and the places. */
export type WeatherRequest = WeatherReading & { places: readonly WeatherPlace[] }
/** The request whose weather is shown, and its response once there is one. */
export type Weather = {
  /** The current date in the region. */
  today: CalendarDate
  /** The travel date; `null`: not chosen yet. */
  date: CalendarDate | null
  places: readonly WeatherPlace[]
  question: WeatherRequest | null
  response: WeatherResponse | null
}
/** What the page knows at first; all of it may change later by events. */
export type WeatherInput = { today: CalendarDate; date: CalendarDate | null; objects: OnTrack }

const sent = <Event>({ event }: { event: Event }) => event
const outcome = ({ event }: { event: { output: WeatherResponse } }) => event.output
/** Requests again what was shown from storage while offline. */
const savedAnew = { guard: 'isSaved', target: 'next' } as const
const isSame = (one: readonly WeatherPlace[], other: readonly WeatherPlace[]) =>
  JSON.stringify(one) === JSON.stringify(other)

/**
 * The weather of a track on its travel date: `idle` without a date or a place, `loading` → `ready` | `failed`. A change
 * of the date or the places cancels the request, so that a response always belongs to the date shown.
 */
export const weatherMachine = setup({
  types: {} as { context: Weather; events: WeatherEvent; input: WeatherInput },
  actors: {
    load: fromPromise<WeatherResponse, WeatherRequest | null>(async () => notProvided('load')),
  },
  delays: { loadingStay: loadingStayMs },
  actions: {
    setToday: assign({ today: (_, { today }: { today: CalendarDate }) => today }),
    setDate: assign({ date: (_, { date }: { date: CalendarDate | null }) => date }),
    setPlaces: assign({ places: (_, { objects }: { objects: OnTrack }) => weatherPlacesOf(objects) }),
    ask: assign(({ context: { date, places, today } }) => {
      const reading = date === null ? null : readingOf(date, today)
      const question = reading && places.length > 0 ? { ...reading, places } : null
      return { date: reading && date, question, response: null }
    }),
    take: assign({ response: (_, response: WeatherResponse) => response }),
  },
  guards: {
    isNewDate: ({ context }, { date }: { date: CalendarDate | null }) => date !== context.date,
    isOtherPlaces: ({ context }, { objects }: { objects: OnTrack }) =>
      !isSame(weatherPlacesOf(objects), context.places),
    hasQuestion: ({ context }) => context.question !== null,
    /** A stored response may belong to another request; it is not shown then. */
    isToQuestion: ({ context: { question } }, { kind, date }: WeatherResponse) =>
      kind === question?.kind && date === question.date,
    isSaved: ({ context }) => context.response?.savedAt !== undefined,
  },
}).createMachine({
  id: 'weather',
  context: ({ input: { today, date, objects } }) => ({
    today,
    date,
    places: weatherPlacesOf(objects),
    question: null,
    response: null,
  }),
  on: {
    DATE_CHANGED: {
      guard: { type: 'isNewDate', params: sent },
      target: '.next',
      actions: { type: 'setDate', params: sent },
    },
    OBJECTS_CHANGED: {
      guard: { type: 'isOtherPlaces', params: sent },
      target: '.next',
      actions: { type: 'setPlaces', params: sent },
    },
    MIDNIGHT: { target: '.next', actions: { type: 'setToday', params: sent } },
  },
  initial: 'next',
  states: {
    next: { entry: 'ask', always: [{ guard: 'hasQuestion', target: 'loading' }, { target: 'idle' }] },
    idle: {},
    loading: loadingState({
      src: 'load',
      input: ({ context }: { context: Weather }) => context.question,
      onDone: [
        {
          guard: { type: 'isToQuestion', params: outcome },
          target: 'arrived',
          actions: { type: 'take', params: outcome },
        },
        { target: 'missing' },
      ],
      onError: 'missing',
    }),
    ready: { on: { WENT_ONLINE: savedAnew, RETRY: savedAnew } },
    failed: { on: { RETRY: 'next', WENT_ONLINE: 'next' } },
  },
})

/** `null`: nothing is known of this territory now. */
export function weatherIn(weather: SnapshotFrom<typeof weatherMachine>, territoryId: number): WeatherHere | null {
  const { question, response } = weather.context
  const index = question?.places.findIndex(({ territory_id }) => territory_id === territoryId) ?? -1
  return weather.matches('ready') && response && index >= 0 ? weatherHere(response, index) : null
}
