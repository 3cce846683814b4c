import type { CalendarDate } from '@tropa/contract'
import type { WeatherEvent, WeatherInput, weatherMachine } from '@tropa/machines'
import { type ActorRefFrom, createActor, type SnapshotFrom } from 'xstate'

/** The weather machine in the state that it is in for one date. */
export type WeatherSnapshot = SnapshotFrom<typeof weatherMachine>
type WeatherActor = ActorRefFrom<typeof weatherMachine>

/** A machine runs for each of the `dates`. */
export type DatesToRequest = Omit<WeatherInput, 'date'> & { dates: readonly CalendarDate[] }

/** The least time between two renders while the responses of a long plan arrive, in ms. */
const gatherMs = 250

/** Runs a weather machine for each date of a plan, so that changing one date does not affect the others. */
export class WeatherOfDates {
  readonly #machine: typeof weatherMachine
  readonly #actors = new Map<CalendarDate, WeatherActor>()
  readonly #listeners = new Set<() => void>()
  #seen: ReadonlyMap<CalendarDate, WeatherSnapshot> = new Map()
  /** The timer that runs while further changes are collected. */
  #gathering: ReturnType<typeof setTimeout> | undefined

  /** @param machine with its `load` provided */
  constructor(machine: typeof weatherMachine) {
    this.#machine = machine
  }

  /** @returns ends the subscription */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** The same map until something in it changes; changes are reported at once, then at most four times a second. */
  readonly seen = (): ReadonlyMap<CalendarDate, WeatherSnapshot> => this.#seen

  /** Starts the machines of new dates and stops those of dates that are left. */
  ask({ dates, today, objects }: DatesToRequest): void {
    for (const date of this.#actors.keys()) if (!dates.includes(date)) this.#end(date)
    for (const date of dates) {
      const actor = this.#actors.get(date)
      if (!actor) this.#start(date, { today, date, objects })
      else {
        actor.send({ type: 'OBJECTS_CHANGED', objects })
        if (actor.getSnapshot().context.today !== today) actor.send({ type: 'MIDNIGHT', today })
      }
    }
    this.#publish()
  }

  send(event: Extract<WeatherEvent, { type: 'RETRY' | 'WENT_ONLINE' }>, date?: CalendarDate): void {
    for (const [requested, actor] of this.#actors) if (date === undefined || date === requested) actor.send(event)
  }

  stop(): void {
    clearTimeout(this.#gathering)
    this.#gathering = undefined
    for (const date of this.#actors.keys()) this.#end(date)
  }

  #start(date: CalendarDate, input: WeatherInput): void {
    const actor = createActor(this.#machine, { input })
    this.#actors.set(date, actor)
    actor.subscribe(() => this.#follow())
    actor.start()
  }

  #end(date: CalendarDate): void {
    this.#actors.get(date)?.stop()
    this.#actors.delete(date)
  }

  #follow(): void {
    if (this.#gathering !== undefined) return
    this.#publish()
    this.#gathering = setTimeout(() => {
      this.#gathering = undefined
      if (this.#isBehind()) this.#follow()
    }, gatherMs)
  }

  #isBehind(): boolean {
    return [...this.#actors].some(([date, actor]) => this.#seen.get(date) !== actor.getSnapshot())
  }

  #publish(): void {
    this.#seen = new Map([...this.#actors].map(([date, actor]) => [date, actor.getSnapshot()]))
    for (const listener of this.#listeners) listener()
  }
}
