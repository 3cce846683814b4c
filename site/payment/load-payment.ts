import { notFound } from '@tanstack/react-router'
import { personalHead } from '../account/parts/personal-head.ts'
import { orMissing, orSignIn } from '../portal/failures.ts'
import type { RouterContext } from '../portal/router-context.ts'
import { paymentAddress } from '../addresses/order-addresses.ts'
import { paymentQuery } from './payment-query.ts'

/** The contract's pattern, because browsers do not load its schemas. */
const keys = /^[\w-]{22,64}$/

/** @throws 404 for an unknown order; the redirect to sign in for an order whose owner is not signed in */
export async function loadPayment(context: RouterContext, order: string) {
  const { queryClient, portal, session, origin } = context
  const { loadAccountWords } = await import('../messages/account-words.ts')
  await loadAccountWords(session.language)
  if (!keys.test(order)) throw notFound()
  const loading = orMissing(queryClient.fetchQuery({ ...paymentQuery(portal, order), staleTime: 0 }))
  await orSignIn(loading, paymentAddress(order), origin)
  return personalHead(context, '/payment', 'payment.title')
}
