import { cleanup, render, screen, within } from '@testing-library/react'
import { createRef } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { LanguageProvider } from '../messages/language.tsx'
import { TicketCard, type TicketCardProps } from './TicketCard.tsx'

afterEach(cleanup)

const aTicket = (props: Partial<TicketCardProps> = {}): TicketCardProps => ({
  title: 'Музей Природы и Человека',
  state: { status: 'valid' },
  number: 'Ю-000371-1',
  holder: 'Соколова Елена',
  date: { text: '07.11.2025', dateTime: '2025-11-07' },
  place: 'Ханты-Мансийск',
  qr: <svg role="img" aria-label="QR-код билета" />,
  code: '2Р8Х 51',
  ...props,
})
const valueOf = (term: string) => screen.getByText(term).nextElementSibling?.textContent

test('it shows its title, holder, date, and that it is valid', () => {
  render(<TicketCard {...aTicket({ price: '450 ₽', facts: [{ term: 'Сеанс', value: '11:00' }] })} />)

  const ticket = within(screen.getByRole('article'))
  expect(ticket.getByRole('heading', { level: 2 }).textContent).toBe('Музей Природы и Человека')
  expect(['Участник', 'Дата', 'Сеанс', 'Цена'].map(valueOf)).toEqual(['Соколова Елена', '07.11.2025', '11:00', '450 ₽'])
  expect(ticket.getByText('действителен')).toBeTruthy()
  expect(ticket.getByText('07.11.2025').getAttribute('datetime')).toBe('2025-11-07')
  expect(ticket.getByRole('img', { name: 'Место' })).toBeTruthy()
})

test('the stub has the QR code, and a text code in case it cannot be read', () => {
  render(<TicketCard {...aTicket()} />)

  expect(screen.getByRole('img', { name: 'QR-код билета' })).toBeTruthy()
  expect(screen.getByText('2Р8Х 51')).toBeTruthy()
  expect(screen.getByText('код, если QR не читается')).toBeTruthy()
})

test.each([
  ['redeemed', 'погашен', 'повторно не действует'],
  ['refunded', 'возвращён', 'деньги возвращены, больше не действует'],
  ['cancelled', 'отменён', 'билет отменён'],
  ['expired', 'срок истёк', 'больше не действует'],
] as const)('a ticket that is %s is announced as such once, and has a stamp', (status, word, hint) => {
  render(<TicketCard {...aTicket({ state: { status } })} />)

  expect(screen.getAllByText(word).map((node) => node.getAttribute('aria-hidden'))).toEqual([null, 'true'])
  expect(screen.getByText(hint)).toBeTruthy()
  expect(screen.getByRole('article').getAttribute('data-status')).toBe(status)
})

test('a redeemed ticket shows when it was redeemed', () => {
  render(
    <TicketCard
      {...aTicket({
        state: { status: 'redeemed', at: { text: '07.11.2025 в 11:04', dateTime: '2025-11-07T11:04+05:00' } },
      })}
    />,
  )

  expect(screen.getByText('07.11.2025 в 11:04').closest('p')?.textContent).toBe('погашен 07.11.2025 в 11:04')
})

test('a refunded ticket shows when the money was returned', () => {
  const at = { text: '01.12.2025 в 09:30', dateTime: '2025-12-01T09:30+05:00' }
  render(<TicketCard {...aTicket({ state: { status: 'refunded', at } })} />)

  expect(screen.getByText(at.text).closest('p')?.textContent).toBe('возвращён 01.12.2025 в 09:30')
})

test('a ticket without a holder and a date shows neither', () => {
  render(<TicketCard {...aTicket({ holder: undefined, date: undefined })} />)

  expect(screen.getByRole('article')).toBeTruthy()
  expect([screen.queryByText('Участник'), screen.queryByText('Дата')]).toEqual([null, null])
})

test('a saved copy shows when it was made', () => {
  render(<TicketCard {...aTicket({ savedAt: { text: '05.11.2025 в 18:20', dateTime: '2025-11-05T18:20+05:00' } })} />)

  expect(screen.getByText('05.11.2025 в 18:20').closest('p')?.textContent).toBe(
    'Сохранённая копия от 05.11.2025 в 18:20',
  )
})

test('it renders on the server, in English', () => {
  const html = renderToString(
    <LanguageProvider language="en">
      <TicketCard {...aTicket()} />
    </LanguageProvider>,
  )

  expect(html).toContain('valid')
  expect(html).toContain('No. Ю-000371-1')
})

test('it contains its actions, and the ref is the article', () => {
  const ref = createRef<HTMLElement>()
  render(<TicketCard {...aTicket({ actions: <a href="/ticket.pdf">PDF</a> })} ref={ref} />)

  expect(ref.current?.contains(screen.getByRole('link', { name: 'PDF' }))).toBe(true)
})
