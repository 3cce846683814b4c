import { failureHeaders } from './http/failure-headers.ts'

type Probe = (signal: AbortSignal) => Promise<{ status: number }>

const patienceMs = 2000
/** The provider is checked at most once in this time, however often probes arrive. */
const keptMs = 2000

export type ProviderState = 'ok' | 'unavailable' | 'unknown'

const headers = { 'cache-control': 'no-store' }

/**
 * Liveness and readiness. The portal is live without its provider, because a restart would not bring the provider back.
 */
export class Health {
  readonly #probe: Probe
  readonly #now: () => number
  #last: ProviderState = 'unknown'
  #latestProbe: Promise<ProviderState> | undefined
  #probedAt = -Infinity

  constructor(probe: Probe, now: () => number = Date.now) {
    this.#probe = probe
    this.#now = now
  }

  /** Never waits for the provider: reports its last known state. */
  live(): Response {
    void this.#provider()
    return Response.json({ status: 'ok', provider: this.#last }, { headers })
  }

  async ready(): Promise<Response> {
    const provider = await this.#provider()
    const isReady = provider === 'ok'
    return Response.json(
      { status: isReady ? 'ok' : 'unavailable', provider },
      { status: isReady ? 200 : 503, headers: isReady ? headers : failureHeaders(503) },
    )
  }

  #provider(): Promise<ProviderState> {
    if (!this.#latestProbe || this.#now() - this.#probedAt > keptMs) {
      this.#probedAt = this.#now()
      this.#latestProbe = this.#check()
    }
    return this.#latestProbe
  }

  async #check(): Promise<ProviderState> {
    this.#last = await this.#probe(AbortSignal.timeout(patienceMs)).then(
      ({ status }): ProviderState => (status === 200 ? 'ok' : 'unavailable'),
      (): ProviderState => 'unavailable',
    )
    return this.#last
  }
}
