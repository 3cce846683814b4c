import { codeLengths, writtenCode } from '@tropa/contract/ticket-code'
import type { Ticket } from '@tropa/contract'
import { notFound } from '@tanstack/react-router'
import type { SquaresDrawing } from '@tropa/library/drawing/squares.ts'
import type { PageHead } from '../catalogue/objects/page-head.ts'
import { titled } from '../messages/titled.ts'
import { atOnce } from '../portal/at-once.ts'
import { orMissing } from '../portal/failures.ts'
import type { RouterContext } from '../portal/router-context.ts'
import { ticketQuery } from './ticket-query.ts'

/** `undefined`: the address has no code, and the page asks for one. */
export type ShownTicket = { ticket: Ticket; qr: SquaresDrawing } | undefined

const characters = new RegExp(`^[\\dA-Z]{${codeLengths.whole}}$`)

/** @throws 404 for a code that no ticket has */
async function shownTicket({ queryClient, portal }: RouterContext, typed: string): Promise<ShownTicket> {
  const code = writtenCode(typed)
  if (code === '') return undefined
  if (!characters.test(code)) throw notFound()
  const { ticket } = await orMissing(queryClient.fetchQuery(atOnce(ticketQuery(portal, code))))
  const { qrDrawing } = await import('./qr-drawing.ts')
  return { ticket, qr: qrDrawing(ticket.qr) }
}

/** The head of a ticket's page, which names neither its code nor what it is for. */
export async function loadTicket(context: RouterContext, code: string): Promise<PageHead & { shown: ShownTicket }> {
  const { language } = context.session
  const { loadAccountWords } = await import('../messages/account-words.ts')
  await loadAccountWords(language)
  return {
    shown: await shownTicket(context, code),
    title: titled(language, 'ticket.title'),
    address: '/ticket',
    language,
    origin: context.origin,
    isPrivate: true,
  }
}
