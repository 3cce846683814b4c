import { gateStateKey as stateKey } from '../visitor/stored.ts'
import { emptyGate, type GateState } from './gate-state.ts'

/** In `sessionStorage`: the key of the organisation, which this tab alone has. */
const secretKey = 'gate:key'

function read(): GateState {
  try {
    // Only this class writes under the key, so the text is valid.
    const stored: Partial<GateState> | null = JSON.parse(localStorage.getItem(stateKey) ?? 'null')
    return { ...emptyGate, ...stored }
  } catch {
    return emptyGate
  }
}

/** The state of this gate: kept with every change, and shared by the tabs of a browser. */
export class GateStore {
  #state = emptyGate
  readonly #listeners = new Set<() => void>()

  view = (): GateState => this.#state

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    const fromOthers = ({ key }: StorageEvent) => key === stateKey && this.load()
    addEventListener('storage', fromOthers)
    return () => {
      this.#listeners.delete(listener)
      removeEventListener('storage', fromOthers)
    }
  }

  load = (): void => {
    this.#state = read()
    for (const listener of this.#listeners) listener()
  }

  /** @throws if the browser refuses storage, because an unsaved admission would be lost */
  update(change: (state: GateState) => GateState): void {
    const next = change(read())
    localStorage.setItem(stateKey, JSON.stringify(next))
    this.load()
  }
}

/** If storage is forbidden or full, the key lasts as long as the page. */
let ofPage = ''

export function keptKey(): string {
  try {
    return sessionStorage.getItem(secretKey) ?? ofPage
  } catch {
    return ofPage
  }
}

export function keepKey(key: string): void {
  ofPage = ''
  try {
    sessionStorage.setItem(secretKey, key)
  } catch {
    ofPage = key
  }
}

export function forgetKey(): void {
  ofPage = ''
  try {
    sessionStorage.removeItem(secretKey)
  } catch {
    // Then no key was stored.
  }
}
