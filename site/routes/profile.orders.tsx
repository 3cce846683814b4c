import { createFileRoute } from '@tanstack/react-router'
import { personalHead } from '../account/parts/personal-head.ts'
import { OrdersPage } from '../account/profile/OrdersPage.tsx'
import { headFrom } from '../app/head/head.ts'

export const Route = createFileRoute('/profile/orders')({
  staticData: { layout: 'default-white', guard: 'user' },
  loader: ({ context }) => personalHead(context, '/profile/orders', 'orders.title'),
  head: headFrom,
  component: OrdersPage,
})
