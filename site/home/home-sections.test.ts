import { calendarMonth, languages, mainTypes, objectKinds } from '@tropa/contract'
import { describe, expect, test } from 'vitest'
import { plainText, textsOf } from '../app/testing/plain-text.ts'
import { renderedPage, type Visitor } from '../app/testing/rendered-page.tsx'
import { responses, callOf, emptyMain, sendFrom } from '../app/testing/test-provider-responses.ts'
import { words } from '../messages/intl.tsx'
import { aLocationCard } from '../catalogue/testing/catalogue-objects.ts'

/** The lists are sections by the names of their calls. */
const sections = mainTypes.map((type) => objectKinds[type].list)
const sendMain = (main: object) => sendFrom({ main: { ...responses.main, ...main } }).send
const homeOf = async (visitor: Visitor = {}) => {
  const { main, errors } = await renderedPage('/', visitor)
  expect(errors).toEqual([])
  return main
}
const sectionOf = (main: Element, id: string) => main.querySelector(`section#${id}`)

describe.each(languages)('each section in %s', (language) => {
  test('links to the whole list of its kind', async () => {
    const main = await homeOf({ language })
    const hrefs = sections.map((id) =>
      sectionOf(main, id)?.querySelector('a[data-variant="quiet"]')?.getAttribute('href'),
    )

    expect(hrefs).toEqual(sections.map((id) => `/${id}`))
  })
})

describe('without objects', () => {
  test('a section is left out if nothing is chosen', async () => {
    const main = await homeOf({ send: sendMain(emptyMain) })

    expect(sections.filter((id) => sectionOf(main, id))).toEqual([])
  })

  test('a section for a chosen month says so and links to the whole list', async () => {
    const main = await homeOf({ send: sendMain(emptyMain), preferences: { travelMonth: calendarMonth('2027-03') } })

    expect(plainText(sectionOf(main, 'tours'))).toContain('Туров в марте 2027 здесь не проводят.')
    expect(sectionOf(main, 'tours')?.querySelector('a[href="/tours"]')).not.toBeNull()
    expect(plainText(sectionOf(main, 'locations'))).toContain('Мест, куда стоит ехать в марте 2027, здесь пока нет.')
  })

  test('a section for a chosen territory has a form that removes the territory', async () => {
    const main = await homeOf({ send: sendMain(emptyMain), preferences: { territoryId: 1 } })
    const form = sectionOf(main, 'tours')?.querySelector('form')

    expect(form?.getAttribute('action')).toBe('/preferences')
    expect(form?.querySelector('button[name="territory_id"]')?.getAttribute('value')).toBe('')
    expect(form?.querySelector('[name="return_to"]')?.getAttribute('value')).toBe('/')
    expect(plainText(sectionOf(main, 'locations'))).toContain('Мест, куда стоит ехать, здесь пока нет.')
  })
})

test('each place is on the static map and in the list beside it once', async () => {
  const location_list = [1001, 1002].map((id, index) => ({
    ...aLocationCard,
    id,
    geolocation: `61,${69 + 5 * index}`,
    link: `/locations/${id}`,
  }))
  const section = sectionOf(await homeOf({ send: sendMain({ location_list }) }), 'locations')

  expect(section?.querySelectorAll('article')).toHaveLength(2)
  const pins = [...(section?.querySelectorAll('a[href^="/locations/"]') ?? [])].filter(
    (link) => !link.closest('article'),
  )
  expect(pins.map((pin) => pin.getAttribute('href'))).toEqual(['/locations/1001', '/locations/1002'])
})

describe('the month below the panorama', () => {
  test.each([
    ['2027-01', 'Ночи тёмные', 'пуховик'],
    ['2027-06', 'Белые ночи', null],
    ['2027-08', 'Ночи короткие', null],
  ])('%s has notes about nights and clothes', async (month, night, clothes) => {
    const months = responses.climate[0]?.months.map((norm) => ({
      ...norm,
      day: norm.month === 1 ? -20 : 20,
      night: norm.month === 1 ? -28 : 10,
    }))
    const { send } = sendFrom({ climate: [{ ...responses.climate[0], months }] })
    const text = plainText(await homeOf({ send, preferences: { travelMonth: calendarMonth(month) } }))

    expect(text).toContain(night)
    expect(text).toContain(clothes ?? 'Лёгкая куртка и защита от комаров')
  })

  test('requests the climate of the chosen territory, or else of the capital', async () => {
    const territoriesOf = async (territoryId: number | null) => {
      const { send, sent } = sendFrom()
      await homeOf({ send, preferences: { territoryId } })
      return sent.filter((one) => callOf(one) === 'climate').map(({ query }) => query.get('territory_id'))
    }

    expect([await territoriesOf(5), await territoriesOf(null)]).toEqual([['5'], ['1']])
  })

  test.each(languages)('has twelve names and a control to choose each without scripts, in %s', async (language) => {
    const main = await homeOf({ language })
    const form = main.querySelector('form:has(button[name="month"])')

    expect(form?.getAttribute('action')).toBe('/preferences')
    const names = textsOf(main, 'button[name="month"]')
    expect(names.filter((name, index) => !name.includes(words(language)(`month.${monthAt(index)}`)))).toEqual([])
  })
})

const monthNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const
const monthAt = (index: number) => monthNumbers[index] ?? 1
