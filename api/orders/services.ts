import type { PaymentGateway } from '../payments/gateway.ts'
import type { OrderLimits } from './admit-order.ts'

/** Dependencies of the order handlers. */
export type OrderServices = {
  /** `undefined`: only what is free can be bought. */
  gateway: PaymentGateway | undefined
  /** Whether the gateway moves no money. */
  isTest: boolean
  /** The address of the portal, to which the gateway sends buyers back. */
  siteUrl: string
  /** How long the seats of an unpaid order are held. */
  holdMinutes: number
  /** Whether guests may buy. */
  allowsGuests: boolean
  limits: OrderLimits
  /** Does work that no request waits for; its errors are reported. */
  inBackground: (work: () => Promise<void>) => void
  /** Reports a payment or refund that needs a person's attention. */
  report: (message: string, error?: unknown) => void
}

/**
 * The defaults: no gateway, and holds of 15 minutes. A family may hold 5 orders and get 40 mails a day; visitors who
 * share an IP address may hold 100 seats.
 */
export const usualOrderServices = (): OrderServices => ({
  gateway: undefined,
  isTest: true,
  siteUrl: 'http://127.0.0.1:3000',
  holdMinutes: 15,
  allowsGuests: true,
  limits: { held: 5, seats: 100, mails: 40 },
  inBackground: (work) => void work().catch(() => undefined),
  report: () => undefined,
})
