import { createFileRoute } from '@tanstack/react-router'
import { personalHead } from '../account/parts/personal-head.ts'
import { TicketsPage } from '../account/profile/TicketsPage.tsx'
import { headFrom } from '../app/head/head.ts'

export const Route = createFileRoute('/profile/tickets')({
  staticData: { layout: 'default-white', guard: 'user' },
  loader: ({ context }) => personalHead(context, '/profile/tickets', 'tickets.title'),
  head: headFrom,
  component: TicketsPage,
})
