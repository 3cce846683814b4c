import { redirect } from '@tanstack/react-router'
import { loginAddress } from '../addresses/return-address.ts'
import { personalHead } from '../account/parts/personal-head.ts'
import { profileQuery } from '../account/parts/account-queries.ts'
import { orderQuery } from '../account/orders/order-queries.ts'
import { orAbsent } from '../portal/absent.ts'
import { orMissing, orSignIn } from '../portal/failures.ts'
import { newKey } from '../forms/new-key.ts'
import type { RouterContext } from '../portal/router-context.ts'
import type { CheckoutParams } from './checkout-params.ts'
import { offersQuery } from './offers-query.ts'

export type CheckoutContext = Pick<RouterContext, 'queryClient' | 'portal' | 'session' | 'facts' | 'origin'>

/**
 * Loads what the server can know: only the browser knows the cart.
 * @param address of the page, to return to
 * @throws 404 for an unknown order; the redirect to sign in if guests may not buy or the order belongs to an account
 */
export async function loadCheckout(context: CheckoutContext, params: CheckoutParams, address: string) {
  const { queryClient, portal, session, facts, origin } = context
  const { loadAccountWords } = await import('../messages/account-words.ts')
  await loadAccountWords(session.language)
  if (!facts.guestsMayBuy && session.auth === null && params.kind !== 'order')
    throw redirect({ href: loginAddress(address, origin), statusCode: 302 })
  if (params.kind === 'order')
    await orSignIn(orMissing(queryClient.fetchQuery(orderQuery(portal, params.order))), address, origin)
  if (params.kind === 'offers') {
    const ids = params.lines.map(({ offer_id }) => offer_id)
    await orAbsent(queryClient.ensureQueryData(offersQuery(portal, ids)))
  }
  if (params.kind !== 'order' && session.auth) await orAbsent(queryClient.ensureQueryData(profileQuery(portal)))
  return {
    ...personalHead(context, '/checkout', params.kind === 'order' ? 'order.title' : 'checkout.title'),
    now: new Date().toISOString(),
    postedKey: newKey(),
  }
}
