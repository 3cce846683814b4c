import { createFileRoute } from '@tanstack/react-router'
import { personalHead } from '../account/parts/personal-head.ts'
import { OrdersPage } from '../account/profile/OrdersPage.tsx'
import { loadOrders } from '../account/profile/load-profile.ts'
import { readProfileParams } from '../account/profile/profile-params.ts'
import { headFrom } from '../app/head/head.ts'

export const Route = createFileRoute('/profile/orders')({
  staticData: { layout: 'default-white', guard: 'user' },
  loaderDeps: ({ search }) => ({ page: readProfileParams(search).page }),
  loader: async ({ context, deps: { page } }) => {
    await loadOrders(context, page)
    return personalHead(context, '/profile/orders', 'orders.title')
  },
  head: headFrom,
  component: Page,
})

function Page() {
  return <OrdersPage {...Route.useLoaderDeps()} />
}
