import type { Database } from '../../database/database.ts'
import type { PaymentGateway } from '../../payments/gateway.ts'

/** The process is dead: nothing it waited for comes back. */
export class Crash extends Error {}

/**
 * A process that dies at its n-th step: before or after any statement, any commit, and any call of the gateway. What it
 * does after that fails too, until it is revived.
 */
export class CrashingProcess {
  steps = 0
  #deathAt = Number.POSITIVE_INFINITY

  dieAt(step: number): void {
    this.steps = 0
    this.#deathAt = step
  }

  /** Whether it has died. */
  get isDead(): boolean {
    return this.steps >= this.#deathAt
  }

  readonly #step = (): void => {
    this.steps += 1
    if (this.isDead) throw new Crash('the process died')
  }

  async #around<T>(work: () => Promise<T>): Promise<T> {
    this.#step()
    const result = await work()
    this.#step()
    return result
  }

  /** A database that is reached by this process. */
  database(db: Database): Database {
    const around = <T>(work: () => Promise<T>) => this.#around(work)
    const wrap = (inner: Database) => this.database(inner)
    return new Proxy(db, {
      get(target, name) {
        if (name === 'execute')
          return (...statement: Parameters<Database['execute']>) => around(async () => target.execute(...statement))
        if (name === 'transaction')
          return <T>(work: (tx: Database) => Promise<T>) =>
            around(() => target.transaction((tx) => around(() => work(wrap(tx)))))
        return Reflect.get(target, name)
      },
    })
  }

  /** A gateway that is reached by this process. */
  gateway(gateway: PaymentGateway): PaymentGateway {
    const around = <T>(work: () => Promise<T>) => this.#around(work)
    return {
      createPayment: (payment) => around(() => gateway.createPayment(payment)),
      payment: (id) => around(() => gateway.payment(id)),
      capture: (id, key, receipt) => around(() => gateway.capture(id, key, receipt)),
      cancel: (id, key) => around(() => gateway.cancel(id, key)),
      createRefund: (refund) => around(() => gateway.createRefund(refund)),
      refund: (id) => around(() => gateway.refund(id)),
      createReceipt: (receipt) => around(() => gateway.createReceipt(receipt)),
    }
  }
}
