import { orderAddresses, TicketFile } from '@tropa/contract'
import { writtenCode } from '@tropa/contract/ticket-code'
import * as v from 'valibot'
import { PortalError } from '../portal/error.ts'
import { contentLanguage } from '../region/languages.ts'
import { failed } from './failed.ts'
import type { Gateway } from './gateway/gateway.ts'
import { disposition } from './http/disposition.ts'
import { sessionOf } from './http/request-session.ts'
import { dataPolicy } from './http/security-headers.ts'
import type { Visit } from './http/visit.ts'

const addressOf = { pdf: orderAddresses.ticketPdf, ics: orderAddresses.ticketCalendar } as const
export type TicketFileKind = keyof typeof addressOf

const extensionOf = ({ name }: TicketFile) => name.split('.').at(-1) ?? ''

/** Only these types are served, whatever type the provider names. */
const types: Record<TicketFileKind, string> = { pdf: 'application/pdf', ics: 'text/calendar; charset=utf-8' }

function fileResponse(kind: TicketFileKind, file: TicketFile, method: string): Response {
  const name = { title: file.name.replace(/\.\w+$/, ''), plain: 'ticket', extension: extensionOf(file) }
  const body = Buffer.from(file.base64, 'base64')
  return new Response(method === 'HEAD' ? null : body, {
    headers: {
      'content-type': types[kind],
      'content-length': String(body.length),
      'content-disposition': disposition(kind === 'pdf' ? 'inline' : 'attachment', name),
      'cache-control': 'private, no-store',
      // The browser's PDF viewer uses inline styles.
      'content-security-policy': kind === 'pdf' ? "default-src 'none'; style-src 'unsafe-inline'" : dataPolicy,
    },
  })
}

/** Handles `/ticket.pdf?code=` and `/ticket.ics?code=`: the files of a ticket, for anyone with its code. */
export function createTicketFiles(gateway: Pick<Gateway, 'call'>) {
  return async function ticketFile(visit: Visit, kind: TicketFileKind): Promise<Response> {
    const { url, request, principal, requestId, visitor, method } = visit
    const code = writtenCode(url.searchParams.get('code') ?? '')
    if (!/^[\dA-Z]{26}$/.test(code)) return failed(visit, new PortalError(404))
    const { path } = addressOf[kind]
    const outgoing = { method: 'get', path: path.replace('{code}', code), query: new URLSearchParams() } as const
    const language = contentLanguage(sessionOf(request).language)
    const options = { language, requestId, visitor, signal: request.signal }
    const response = await gateway.call(outgoing, principal, options)
    if (response.status !== 200) return failed(visit, new PortalError(response.status))
    return fileResponse(kind, v.parse(TicketFile, JSON.parse(response.body)), method)
  }
}
