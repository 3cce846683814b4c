import { createFileRoute } from '@tanstack/react-router'
import type { SearchValues } from '../addresses/search-string.ts'
import { headFrom } from '../app/head/head.ts'
import { loadTicket } from '../tickets/load-ticket.ts'
import { TicketPage } from '../tickets/TicketPage.tsx'
import { UnknownTicket } from '../tickets/UnknownTicket.tsx'

export const Route = createFileRoute('/ticket')({
  staticData: { layout: 'empty' },
  loaderDeps: ({ search: { code } }: { search: SearchValues }) => ({ code: code ?? '' }),
  loader: ({ context, deps: { code } }) => loadTicket(context, code),
  head: headFrom,
  component: Page,
  notFoundComponent: Missing,
})

function Page() {
  return <TicketPage shown={Route.useLoaderData().shown} />
}

function Missing() {
  return <UnknownTicket code={Route.useLoaderDeps().code} />
}
