import type { Configuration } from '../configuration.ts'
import type { Database } from '../database/database.ts'
import { checkDurable } from './durable.ts'
import type { PaymentGateway } from './gateway.ts'
import { yookassa } from './yookassa.ts'

/** `gateway: undefined`: only what is free can be bought. `isTest`: no money moves. */
export type Payments = { gateway: PaymentGateway | undefined; isTest: boolean }

/** @throws {StartError} for a real gateway over a database that may lose commits */
export async function configuredPayments({ payment }: Configuration, db: Database): Promise<Payments> {
  if (!payment) return { gateway: undefined, isTest: true }
  if (!payment.isTest) await checkDurable(db)
  return { gateway: yookassa(payment), isTest: payment.isTest }
}
