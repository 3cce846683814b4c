import { within } from '@testing-library/react'
import { calendarDate } from '@tropa/contract'
import { expect, test } from 'vitest'
import { renderedPage, today, type Visitor } from '../app/testing/rendered-page.tsx'
import { answers, sendFrom } from '../app/testing/test-provider-answers.ts'
import { PortalError } from '../portal/error.ts'

const home = async (visitor: Visitor = {}) => (await renderedPage('/', visitor)).main
const monthButtons = (main: Element) => [...main.querySelectorAll<HTMLButtonElement>('button[name="month"]')]
const norm = (month: number) => answers.climate[0]?.months[month - 1]

test('each month is a button of one form, with the mean of its norms, and today’s says that it is now', async () => {
  const buttons = monthButtons(await home())

  expect(buttons.map(({ value }) => value)).toEqual(Array.from({ length: 12 }, (_, index) => `${index + 1}`))
  const now = Number(today.slice(5, 7))
  expect(buttons.flatMap(({ value, textContent }) => (textContent.includes('сейчас') ? [Number(value)] : []))).toEqual([
    now,
  ])
  // In the answers a month is 10° warmer by day than by night.
  expect(norm(12)).toMatchObject({ day: 6, night: -4 })
  expect(buttons[11]?.textContent).toMatch(/\+1/)
})

test('the month of the travel date is the chosen one, and the summary is about it', async () => {
  const main = await home({ preferences: { travelDate: calendarDate('2027-06-15') } })

  expect(monthButtons(main).flatMap((one) => (one.getAttribute('aria-pressed') === 'true' ? [one.value] : []))).toEqual(
    ['6'],
  )
  expect(main.textContent).toContain('Белые ночи')
  expect(within(main as HTMLElement).getByText('15.06.2027')).toBeTruthy()
})

test('without a date the summary is about this month, and the field asks for one', async () => {
  const main = await home()

  expect(main.textContent).toContain('Ночи тёмные')
  expect(within(main as HTMLElement).getByText('выберите месяц')).toBeTruthy()
})

test('the norms say of which years they are, and whether they are approximate', async () => {
  const [climate] = answers.climate
  const { send } = sendFrom({ climate: [{ ...climate, approximate: false }] })

  const exact = (await home({ send })).textContent
  expect(exact).toContain('1991–2020')
  expect(exact).not.toContain('приблизительные')
  expect((await home()).textContent).toContain('приблизительные')
})

test('without the climate it has its months, without any figure', async () => {
  const { status, main, errors } = await renderedPage('/', { send: sendFrom({ climate: new PortalError(503) }).send })

  expect([status, errors, monthButtons(main)]).toEqual([200, [], expect.objectContaining({ length: 12 })])
  expect(monthButtons(main).flatMap(({ textContent }) => textContent.match(/[+−]\d/) ?? [])).toEqual([])
  expect(main.textContent).not.toContain('Среднее за')
})

test.each([
  ['ru', 'Ханты-Мансийск'],
  ['en', 'Khanty-Mansiysk'],
] as const)('the form finds places by text and territory in %s', async (language, title) => {
  const main = await home({ language, preferences: { territoryId: 1 } })

  const form = within(main as HTMLElement).getByRole<HTMLFormElement>('search')
  expect([form.method, form.getAttribute('action')]).toEqual(['get', '/locations'])
  expect([...form.elements].map((field) => field.getAttribute('name')).filter(Boolean)).toEqual(['q', 'territory_id'])
  const chosen = form.querySelector<HTMLOptionElement>('option[selected]')
  expect([chosen?.value, chosen?.textContent]).toEqual(['1', title])
})
