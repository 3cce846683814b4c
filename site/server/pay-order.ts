import type { Portal } from '../portal/portal.ts'
import { PortalError } from '../portal/error.ts'
import { loginAddress } from '../addresses/return-address.ts'
import { payAddress, paymentAddress } from '../addresses/order-addresses.ts'
import type { Visit } from './http/visit.ts'

/** The contract's pattern. */
const keys = /^[\w-]{22,64}$/

export type PayOrderOptions = {
  /** The provider, on behalf of a visit. */
  portalFor: (visit: Visit) => Pick<Portal, 'payOrder'>
  /** Origins of the gateway's pages, the only ones to which buyers are redirected. */
  paymentPages: readonly string[]
}

const redirect = (location: string) =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'private, no-store' } })

/** The address of the payment's page, if the buyer cannot be redirected to the gateway. */
function instead(order: string, error: PortalError, origin: string): Response {
  if (error.status === 404 || error.status === 422) throw new PortalError(404)
  if (error.status === 401) return redirect(loginAddress(payAddress(order), origin))
  const isAway = error.status === 429 || error.status >= 500
  return redirect(paymentAddress(order) + (isAway ? '&gateway=away' : ''))
}

/** Browsers may prefetch a link; a prefetch must not begin a payment. */
const isPrefetch = ({ request: { headers } }: Visit) => /prefetch/.test(headers.get('sec-purpose') ?? '')

/**
 * Handles `/order/pay?order=`: sends the buyer to the gateway by a redirect, which needs no script. A pending payment
 * is continued, so that opening the address twice pays once.
 */
export function createPayOrder({ portalFor, paymentPages }: PayOrderOptions) {
  return async function payOrder(visit: Visit): Promise<Response> {
    const order = visit.url.searchParams.get('order') ?? ''
    if (!keys.test(order)) throw new PortalError(404)
    if (visit.method === 'HEAD' || isPrefetch(visit)) return new Response(null, { status: 204 })
    try {
      const { confirmation_url } = await portalFor(visit).payOrder({
        params: { id: order },
        headers: { 'Idempotency-Key': crypto.randomUUID() },
      })
      if (!URL.canParse(confirmation_url) || !paymentPages.includes(new URL(confirmation_url).origin))
        throw new Error('The gateway’s page is at an origin that PAYMENT_PAGES does not name')
      return redirect(confirmation_url)
    } catch (error) {
      if (error instanceof PortalError) return instead(order, error, visit.origin)
      throw error
    }
  }
}
