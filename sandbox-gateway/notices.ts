import { randomUUID } from 'node:crypto'
import type { Events, Notice, Payment } from './records.ts'
import type { Store } from './store.ts'

const second = 1000
/** Repeated for a day; the last interval repeats. */
const intervals = [1, 2, 5, 15, 60, 300, 900, 3600].map((seconds) => seconds * second)
const patienceMs = 24 * 3600 * second
const responseMs = 10 * second
/** How late a notification is that came after its time. */
const lateMs = 2 * second

export type Notices = {
  /** Keeps a notification to be sent by the next `send`. */
  add: (event: Events, payment: Payment, object: unknown) => void
  /** Sends what is due, and resolves when each is answered or not. */
  send: () => Promise<void>
}

type Options = { store: Store; now: () => Date; address: string | undefined }

async function isTaken(address: string, { event, object }: Notice): Promise<boolean> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ type: 'notification', event, object }),
      redirect: 'error',
      signal: AbortSignal.timeout(responseMs),
    })
    await response.body?.cancel()
    return response.status === 200
  } catch {
    return false
  }
}

type Planned = { event: Events; delayMs: number }

/** What is sent about an event, and when. */
function planned(event: Events, { notices }: Payment): Planned[] {
  const usual = { event, delayMs: 0 }
  switch (notices) {
    case 'usual':
      return [usual]
    case 'lost':
      return []
    case 'twice':
      return [usual, { event, delayMs: lateMs }]
    case 'wrong_order':
      // Success is announced while the payment still waits for capture.
      return event === 'payment.waiting_for_capture'
        ? [
            { event: 'payment.succeeded', delayMs: 0 },
            { event, delayMs: lateMs },
          ]
        : [usual]
    default:
      return notices satisfies never
  }
}

export function openNotices({ store, now, address }: Options): Notices {
  const sending = new Map<string, Promise<void>>()

  async function sendOne(to: string, notice: Notice): Promise<void> {
    const isDone = await isTaken(to, notice)
    const pause = intervals[Math.min(notice.attempts, intervals.length - 1)] ?? second
    store.put('notice', { ...notice, isDone, attempts: notice.attempts + 1, next: now().getTime() + pause })
    sending.delete(notice.id)
  }

  return {
    add: (event, payment, object) => {
      const time = now().getTime()
      for (const { event: announced, delayMs } of planned(event, payment)) {
        const next = time + delayMs
        const notice = {
          id: randomUUID(),
          event: announced,
          object,
          attempts: 0,
          next,
          until: next + patienceMs,
          isDone: false,
        }
        store.put('notice', notice)
      }
    },
    send: async () => {
      if (!address) return
      const time = now().getTime()
      const due = store.all('notice').filter(({ next, until }) => next <= time && time < until)
      for (const notice of due) if (!sending.has(notice.id)) sending.set(notice.id, sendOne(address, notice))
      await Promise.all(sending.values())
    },
  }
}
