import type { Language, Ticket } from '@tropa/contract'
import { shortCode } from '@tropa/contract/ticket-code'
import { sql } from 'drizzle-orm'
import { regionTime } from '../dates/dates.ts'
import type { Attachment, Block, Template, Writing } from '../mail/letter.ts'
import { mailToken } from '../mail/token.ts'
import { calendarFile } from './files.ts'
import { findTickets, shownTicket } from './find-tickets.ts'
import type { Paper } from './paper.ts'
import { printInThread } from './print-in-thread.ts'
import { beginsTomorrow } from './tomorrow.ts'
import { ticketWords } from './words.ts'

const ru = {
  subject: 'Билеты',
  text: 'Ваши билеты во вложении: покажите QR-код на входе с экрана или на бумаге.',
  code: 'код',
  open: 'Открыть билет',
  careful: 'Билет действует один раз. Не пересылайте его тем, кому он не предназначен.',
  reminder: 'Завтра',
  reminderText: 'Напоминаем: это завтра.',
}
const en: typeof ru = {
  subject: 'Tickets',
  text: 'Your tickets are attached: show the QR code at the entrance, on a screen or on paper.',
  code: 'code',
  open: 'Open the ticket',
  careful: 'A ticket works once. Do not pass it on to anyone it is not meant for.',
  reminder: 'Tomorrow',
  reminderText: 'A reminder: this is tomorrow.',
}
const texts: Record<Language, typeof ru> = { ru, en }

const bytes = (base64: string) => new Uint8Array(Buffer.from(base64, 'base64'))

/** One PDF of all tickets, and the calendar of each. */
async function attached(tickets: Paper['tickets'], { language, now }: Writing): Promise<Attachment[]> {
  const [first, ...others] = tickets
  const name = others.length === 0 ? `ticket-${first.number}.pdf` : `tickets-${first.order_number}.pdf`
  const pdf = { name, type: 'application/pdf', content: await printInThread({ tickets, language }) }
  const calendars = tickets.flatMap((ticket) => calendarFile(ticket, { language, now }) ?? [])
  return [pdf, ...calendars.map((file) => ({ name: file.name, type: file.type, content: bytes(file.base64) }))]
}

const titleOf = ({ object, starts_at, number, code }: Ticket, language: Language) => {
  const parts = [
    object.the_title,
    starts_at && regionTime(starts_at, language),
    `${ticketWords[language].no} ${number}`,
  ]
  return [...parts, `${texts[language].code} ${shortCode(code)}`].filter(Boolean).join(' · ')
}

const linksTo = (tickets: readonly Ticket[], { language, pageUrl }: Writing): Block => ({
  items: tickets.map((ticket) => ({
    label: titleOf(ticket, language),
    url: pageUrl(`/ticket?code=${encodeURIComponent(ticket.code)}`),
  })),
})

/** The valid tickets of an order, with their files; `number`: of the order. */
const tickets: Template<{ number: number }> = async ({ number }, writing) => {
  const { db, language, seal } = writing
  const found = await findTickets(
    db,
    sql`customer_order.number = ${number} and ticket.status = 'valid' order by ticket.number`,
    language,
  )
  const [first, ...others] = found.map((one) => shownTicket(one, seal))
  if (!first) return undefined
  const shown: Paper['tickets'] = [first, ...others]
  const words = texts[language]
  return {
    subject: `${words.subject}: ${first.object.the_title}`,
    blocks: [
      words.text,
      ...(shown.some(({ test }) => test) ? [ticketWords[language].test] : []),
      linksTo(shown, writing),
      words.careful,
    ],
    attachments: await attached(shown, writing),
  }
}

/**
 * The reminder on the day before, for a user who is still subscribed; `item`: what was bought. A mail that is sent late
 * is not written, because its text would be wrong.
 */
const ticket_reminder: Template<{ item: number }> = async ({ item }, writing) => {
  const { db, language, userId, to, now, seal, pageUrl } = writing
  if (!userId) return undefined
  const found = await findTickets(
    db,
    sql`ticket.item_id = ${item} and ticket.status = 'valid' and ${beginsTomorrow(now)} and exists (
      select from account where id = ${userId} and gets_paid_services) order by ticket.number`,
    language,
  )
  const [first, ...others] = found.map((one) => shownTicket(one, seal))
  if (!first) return undefined
  const words = texts[language]
  const token = await mailToken(db, 'unsubscribe_services', { userId, email: to, now })
  return {
    subject: `${words.reminder}: ${first.object.the_title}`,
    blocks: [
      words.reminderText,
      ...(first.the_place ? [`${ticketWords[language].place}: ${first.the_place}`] : []),
      linksTo([first, ...others], writing),
    ],
    unsubscribeUrl: pageUrl(`/unsubscribe?token=${token}`),
  }
}

/** Mails with tickets. */
export const ticketLetters = { tickets, ticket_reminder }
