import { createFileRoute } from '@tanstack/react-router'
import { headFrom } from '../app/head/head.ts'
import { readCheckoutParams } from '../checkout/checkout-params.ts'
import { CheckoutPage } from '../checkout/CheckoutPage.tsx'
import { loadCheckout } from '../checkout/load-checkout.ts'
import { OrderPage } from '../checkout/OrderPage.tsx'

export const Route = createFileRoute('/checkout')({
  staticData: { layout: 'payment' },
  loaderDeps: ({ search }) => readCheckoutParams(search),
  loader: ({ context, deps, location }) => loadCheckout(context, deps, location.href),
  head: headFrom,
  component: Page,
})

function Page() {
  const params = Route.useLoaderDeps()
  const { now, postedKey } = Route.useLoaderData()
  return params.kind === 'order' ? <OrderPage id={params.order} /> : <CheckoutPage {...{ params, now, postedKey }} />
}
