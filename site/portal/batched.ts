type HasId = { readonly id: number }
/** Loads the cards of these ids, in any order; other cards in the response are ignored. */
export type AskById<Card> = (ids: readonly number[], signal: AbortSignal) => Promise<readonly Card[]>
type Wanted<Card> = {
  id: number
  signal: AbortSignal
  resolve: (card: Card | null) => void
  reject: (error: unknown) => void
}

/** The contract's maximum of ids in one call. */
const mostIds = 100

/** Aborts when all of these signals have, because a call continues while anyone waits for it. */
function whenAllAbort(signals: readonly AbortSignal[]): AbortSignal {
  const controller = new AbortController()
  const look = () => {
    if (signals.every(({ aborted }) => aborted)) controller.abort()
  }
  for (const signal of signals) signal.addEventListener('abort', look)
  look()
  return controller.signal
}

async function respond<Card extends HasId>(wanted: readonly Wanted<Card>[], ask: AskById<Card>) {
  try {
    const cards = await ask(
      wanted.map(({ id }) => id),
      whenAllAbort(wanted.map(({ signal }) => signal)),
    )
    for (const { id, resolve } of wanted) resolve(cards.find((card) => card.id === id) ?? null)
  } catch (error) {
    for (const { reject } of wanted) reject(error)
  }
}

/**
 * Collects the ids requested within a task into calls of up to 100.
 * @returns loads one card; `null` if the response lacks it; rejects if the call does
 */
export function batched<Card extends HasId>(ask: AskById<Card>) {
  let waiting: Wanted<Card>[] = []
  const send = () => {
    for (let first = 0; first < waiting.length; first += mostIds)
      void respond(waiting.slice(first, first + mostIds), ask)
    waiting = []
  }
  return (id: number, signal: AbortSignal) =>
    new Promise<Card | null>((resolve, reject) => {
      if (waiting.length === 0) queueMicrotask(send)
      waiting.push({ id, signal, resolve, reject })
    })
}
