import { calendarDate, calendarMonth, languages } from '@tropa/contract'
import { describe, expect, test } from 'vitest'
import { plainText, textsOf } from '../../app/testing/plain-text.ts'
import { renderedPage, today, type Visitor } from '../../app/testing/rendered-page.tsx'
import { callOf, sendFrom } from '../../app/testing/test-provider-responses.ts'
import { words } from '../../messages/intl.tsx'
import { PortalError } from '../../portal/error.ts'
import { lightText } from './Light.tsx'

/** The facts over a list of tours. */
async function lineOf(visitor: Visitor = {}) {
  const { main, errors } = await renderedPage('/tours', visitor)
  expect(errors).toEqual([])
  return { main, facts: textsOf(main, 'header ul > li') }
}

describe('the line above a list has its date or month:', () => {
  test.each([
    ['today', {}, 'Показано на сегодня.', 'Shown for today.'],
    ['a chosen day', { travelDate: calendarDate('2027-03-15') }, 'Поездка 15 марта 2027.', '15 March 2027'],
    ['a chosen month', { travelMonth: calendarMonth('2027-03') }, 'Поездка: март 2027.', 'March 2027'],
  ])('%s', async (_, preferences, ru, en) => {
    expect((await lineOf({ preferences })).facts[0]).toBe(ru)
    expect((await lineOf({ preferences, language: 'en' })).facts[0]).toContain(en.replace('.', ''))
  })
})

describe('the statement about roads and rivers', () => {
  test.each([
    ['ru', 'Ледостав: на лёд не выезжают'],
    ['en', 'Freeze-up: stay off the ice'],
  ] as const)('links to its article in %s', async (language, text) => {
    const { main, facts } = await lineOf({ language })

    expect(facts.at(-1)).toBe(text)
    expect(main.querySelector('header ul a')?.getAttribute('href')).toBe('/guides/79')
  })

  test('is that of the travel date and the chosen territory', async () => {
    const { send, sent } = sendFrom()
    await lineOf({ send, preferences: { travelDate: calendarDate('2027-03-15'), territoryId: 1 } })

    const [query] = sent.filter((one) => callOf(one) === 'seasonStatements').map(({ query }) => [...query.values()])
    expect(query).toEqual(expect.arrayContaining(['2027-03-15', '1']))
  })

  test('of a chosen month covers all its days', async () => {
    const statement = { id: 'one', title: 'Ледостав', title_en: 'Freeze-up', source_link: '/guides/79' }
    const { send, sent } = sendFrom({ seasonStatements: [{ ...statement, from: '10-25', through: '12-20' }] })
    const of = (month: string) => ({ send, preferences: { travelMonth: calendarMonth(month) } })

    expect((await lineOf(of('2027-12'))).facts.at(-1)).toBe('Ледостав (обычно с 25 октября по 20 декабря)')
    expect((await lineOf({ ...of('2027-12'), language: 'en' })).facts.at(-1)).toBe(
      'Freeze-up (usually 25 October to 20 December)',
    )
    const [query] = sent.filter((one) => callOf(one) === 'seasonStatements').map(({ query }) => [...query.values()])
    expect(query).toEqual(['2027-12-01', '2027-12-31'])
  })

  test('of the current month begins today', async () => {
    const { send, sent } = sendFrom()
    await lineOf({ send, preferences: { travelMonth: calendarMonth(today.slice(0, 7)) } })

    const [query] = sent.filter((one) => callOf(one) === 'seasonStatements').map(({ query }) => [...query.values()])
    expect(query?.[0]).toBe(today)
  })

  test('is left out if the provider does not send it, and the list stays', async () => {
    const { facts } = await lineOf({ send: sendFrom({ seasonStatements: new PortalError(500) }).send })

    expect(facts).toHaveLength(2)
  })
})

describe.each(languages)('light in %s', (language) => {
  const say = words(language)
  const north = { latitude: 68, longitude: 69 }

  test.each([
    ['2026-12-22', north, 'season.darkAll'],
    ['2026-06-22', north, 'season.lightAll'],
  ] as const)('has no times on %s in the far north', (date, place, id) => {
    expect(lightText(say, calendarDate(date), place)).toBe(say(id))
  })

  test('has its times and duration on other days', () => {
    const text = plainText(lightText(say, calendarDate('2026-03-21')))

    expect(text).toMatch(/\d\d?:\d\d–\d\d?:\d\d/)
    expect(text).toMatch(language === 'ru' ? /12 ч \d+ мин$/ : /12 h \d+ min$/)
  })
})

test('a form chooses a day without scripts', async () => {
  const { main } = await renderedPage('/tours?category=ethno')
  const form = main.querySelector('form:has([name="travel_date"])')

  expect(form?.getAttribute('action')).toBe('/preferences')
  expect(form?.getAttribute('method')).toBe('post')
  expect(form?.querySelector('button[type="submit"]')).not.toBeNull()
})
