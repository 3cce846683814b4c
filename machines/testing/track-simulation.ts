import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import { activeTrackMachine } from '../active-track.ts'
import type {
  ActiveTrackEvent,
  SentChange,
  StoredOperations,
  SyncedTrack,
  TrackResponse,
} from '../active-track-events.ts'
import { type AccountChange, applyChange, count, emptyTrack, type Track } from '../track.ts'
import type { ObjectRef } from '../track-fields.ts'
import { textAfter, type TrackOperation } from '../track-operation.ts'

/** The provider knows no such place. */
export const unknownPlace: ObjectRef = { object_type: 'location', object_id: 13 }

const nonsense: Track = { locations: [404], events: [] }

/**
 * A provider: takes changes as they land, refuses what it does not know, and saves once for a key.
 * @param mostStops a merge that leads to more is refused
 */
export function aServer(mostStops = Infinity) {
  const tracks = new Map<string, Track>()
  const saved = new Map<string, Track>()
  const trackOf = (owner: string) => tracks.get(owner) ?? emptyTrack
  const take = (owner: string, change: AccountChange): TrackResponse => {
    if (change.type === 'ATTACH' && change.object.object_id === unknownPlace.object_id) return { kind: 'refused' }
    if (change.type === 'MERGE' && count(applyChange(trackOf(owner), change)) > mostStops)
      return { kind: 'refused', reasons: ['too many'] }
    const isSave = change.type === 'SAVE'
    if (isSave && saved.has(change.key)) return { kind: 'accepted', track: trackOf(owner) }
    if (isSave && count(trackOf(owner)) === 0) return { kind: 'refused' }
    if (isSave) saved.set(change.key, trackOf(owner))
    tracks.set(owner, applyChange(trackOf(owner), change))
    return { kind: 'accepted', track: trackOf(owner) }
  }
  return { take, trackOf, saved, tracks }
}

/** The outcome if the server received everything at once, with no network between. */
export function aReferenceModel(kept: Track) {
  const server = aServer()
  const browser: { guest: Track; wish: string | null } = { guest: kept, wish: null }
  const take = (owner: string | null, change: AccountChange) => {
    if (owner !== null) return void server.take(owner, change)
    if (change.type === 'SAVE') browser.wish = change.key
    else browser.guest = applyChange(browser.guest, change)
    if (count(browser.guest) === 0) browser.wish = null
  }
  const signIn = (owner: string) => {
    const { guest, wish } = browser
    take(null, { type: 'CLEAR' })
    if (count(guest) > 0) take(owner, { type: 'MERGE', track: guest })
    if (wish !== null) take(owner, { type: 'SAVE', key: wish })
  }
  return { server, browser, take, signIn, seen: 0 }
}

type Call = {
  /** `null`: the track is asked for. */
  change: AccountChange | null
  isGone: () => boolean
  /** The server applies it, and no response has been sent yet. */
  land: () => void
  /** It lands, and the response comes. */
  respond: () => void
  /** The network fails; what has landed has. */
  fail: () => void
  respondLate: () => void
}

/** A storage event of the browser's, on its way to one tab. */
type Delivery = { to: object; deliver: () => void }

/** What a tab has written, in the order of writing. */
export type Written = { by: object; operation: TrackOperation }

/** The storage of a browser: events reach the other tabs when they are delivered, and writing waits for a lock. */
function aStorage(text: string | null) {
  const deliveries: Delivery[] = []
  const waiting: (() => void)[] = []
  const log: Written[] = []
  const storage = {
    text,
    isRefusing: false,
    isFull: false,
    /** Events wait for `deliver`; else `settled` delivers them. */
    isLate: false,
    deliveries,
    /** Locked by another page of the same origin. */
    isLocked: false,
    waiting,
    log,
    unlock: () => {
      storage.isLocked = false
      storage.waiting.splice(0).forEach((run) => run())
    },
  }
  return storage
}

/** A provider, which several devices may share, and a browser whose tabs share storage and a lock. */
export function aSimulation(text: string | null = null, server = aServer()) {
  const clock = new SimulatedClock()
  const storage = aStorage(text)
  const calls: Call[] = []
  const effects: string[] = []
  const tabs = new Set<ReturnType<typeof open>>()
  const waiting: (() => void)[] = []
  let session: string | null = null

  const call = (change: AccountChange | null, signal: AbortSignal, owner = session) => {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    let landed: unknown
    const land = () => (landed ??= change ? server.take(owner ?? '', change) : server.trackOf(owner ?? ''))
    const fail = () => reject(new Error('The network is gone'))
    const respondLate = () => resolve({ kind: 'accepted', track: nonsense })
    calls.push({ change, land, fail, respondLate, respond: () => resolve(land()), isGone: () => signal.aborted })
    return promise
  }
  const refuse = () => {
    if (storage.isRefusing) throw new Error('Access is denied')
  }
  const write = async (by: ReturnType<typeof open>, operations: readonly TrackOperation[]) => {
    refuse()
    if (storage.isFull) throw new Error('The quota has been exceeded')
    const written = textAfter(storage.text, operations)
    storage.log.push(...operations.map((operation) => ({ by, operation })))
    if (written === storage.text) return written
    storage.text = written
    for (const to of tabs)
      if (to !== by) storage.deliveries.push({ to, deliver: () => to.send({ type: 'STORAGE_CHANGED' }) })
    return written
  }
  const store = (by: ReturnType<typeof open>, { operations, isLeaving }: StoredOperations, signal: AbortSignal) => {
    if (!storage.isLocked || isLeaving) return write(by, operations)
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    storage.waiting.push(() => {
      if (!signal.aborted) write(by, operations).then(resolve, reject)
    })
    return promise
  }
  const machine = activeTrackMachine.provide({
    actors: {
      load: fromPromise(async () => (refuse(), storage.text)),
      sync: fromPromise<unknown, SyncedTrack>(({ signal }) => call(null, signal)),
      send: fromPromise<TrackResponse, SentChange>(
        async ({ input, signal }) => (await call(input.change, signal)) as TrackResponse,
      ),
      lead: fromCallback(({ sendBack }) => {
        const lead = () => sendBack({ type: 'TOOK_LEAD' })
        waiting.push(lead)
        if (waiting[0] === lead) lead()
        return () => {
          const wasFirst = waiting[0] === lead
          waiting.splice(waiting.indexOf(lead), 1)
          if (wasFirst) waiting[0]?.()
        }
      }),
    },
    actions: {
      go: (_, { to }) => effects.push(to),
      refused: (_, { change, reasons }) => effects.push(['refused', change.type, ...reasons].join(' ')),
    },
  })

  function open() {
    const actor = createActor(
      machine.provide({
        actors: {
          store: fromPromise<string, StoredOperations>(({ input, signal }) => store(tab, input, signal)),
        },
      }),
      { clock },
    )
    const close = () => {
      tab.send({ type: 'LEAVING' })
      actor.stop()
      tabs.delete(tab)
    }
    const tab = {
      send: (event: ActiveTrackEvent) => actor.send(event),
      close,
      snapshot: () => actor.getSnapshot(),
      track: () => actor.getSnapshot().context.track,
    }
    tabs.add(tab)
    actor.start()
    if (session !== null) tab.send({ type: 'SIGNED_IN', owner: session })
    return tab
  }
  const sign = (owner: string | null) => {
    session = owner
    tabs.forEach((tab) => tab.send(owner === null ? { type: 'SIGNED_OUT' } : { type: 'SIGNED_IN', owner }))
  }

  const deliverable = (delivery: Delivery) => [...tabs].some((tab) => tab === delivery.to)
  /**
   * Delivers one of the events that are on their way to a tab.
   * @param pick which of them, counted around
   * @param isDoubled the same one is delivered again later
   */
  const deliver = (to: object, pick = 0, isDoubled = false) => {
    const own = storage.deliveries.filter((delivery) => delivery.to === to)
    const chosen = own[pick % own.length]
    if (!chosen) return
    if (!isDoubled) storage.deliveries.splice(storage.deliveries.indexOf(chosen), 1)
    chosen.deliver()
  }
  const settled = async () => {
    await microtasksDone()
    while (!storage.isLate && storage.deliveries.some(deliverable)) {
      storage.deliveries
        .splice(0)
        .filter(deliverable)
        .forEach((delivery) => delivery.deliver())
      await microtasksDone()
    }
  }
  /** What waits for a response, the oldest first. */
  const pending = () => calls.filter(({ isGone }) => !isGone())
  const over = (one: Call | undefined, how: 'respond' | 'fail') => {
    if (one) calls.splice(calls.indexOf(one), 1)
    one?.[how]()
    return settled()
  }
  return {
    server,
    storage,
    deliver,
    effects,
    calls,
    pending,
    open,
    signIn: (owner: string) => (sign(owner), settled()),
    signOut: () => (sign(null), settled()),
    session: () => session,
    /** Responds to the calls of a page or a session that is over. */
    late: () => (calls.filter(({ isGone }) => isGone()).forEach(({ respondLate }) => respondLate()), settled()),
    respond: () => over(pending()[0], 'respond'),
    fail: () => over(pending()[0], 'fail'),
    /** Responds to every call until none is pending. */
    rest: async () => {
      await settled()
      while (pending()[0]) await over(pending()[0], 'respond')
    },
    wait: (milliseconds: number) => clock.increment(milliseconds),
    settled,
  }
}

/** Lets every response that is under way arrive. */
const microtasksDone = () => new Promise<void>((resolve) => setImmediate(resolve))
