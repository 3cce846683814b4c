import { createFileRoute } from '@tanstack/react-router'
import type { SearchValues } from '../addresses/search-string.ts'
import { headFrom } from '../app/head/head.ts'
import { loadPayment } from '../payment/load-payment.ts'
import { PaymentPage } from '../payment/PaymentPage.tsx'

export const Route = createFileRoute('/payment')({
  staticData: { layout: 'payment' },
  loaderDeps: ({ search: { order, gateway } }: { search: SearchValues }) => ({
    order: order ?? '',
    isGatewayAway: gateway === 'away',
  }),
  loader: ({ context, deps: { order } }) => loadPayment(context, order),
  head: headFrom,
  component: Page,
})

function Page() {
  return <PaymentPage {...Route.useLoaderDeps()} />
}
