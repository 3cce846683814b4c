import { calendarDate } from '@tropa/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readContent, type SeasonStatementContent } from '../seed/content.ts'
import { aPortal, type TestPortal } from '../testing/portal.ts'
import { isWithin } from './season-statements.ts'

const content = readContent()
const statements = content['season-statements']
const days = Array.from({ length: 366 }, (_, day) =>
  calendarDate(new Date(Date.UTC(2028, 0, 1 + day)).toISOString().slice(0, 10)),
)
const on = (date: string) => statements.filter((one) => isWithin(one, calendarDate(date))).map(({ id }) => id)

/** The body of the article behind `/guides/79` or `/posts/8002`. */
function articleAt(link: string) {
  const [, kind, id] = /^\/(guides|posts)\/(\d+)$/.exec(link) ?? []
  const articles: { id: number; body: { ru: string; en?: string } }[] =
    kind === 'posts' ? content.posts : content.guides
  return articles.find((article) => article.id === Number(id))?.body
}

const withPlainSpaces = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')

describe('the statements about roads and rivers', () => {
  test('have a statement for every day of the year', () => {
    expect(days.map((day) => [day, on(day).length])).toEqual(days.map((day) => [day, 1]))
  })

  test.each(statements.map((one) => [one.id, one.source] as const))('%s: its article says so', (_, { link, quote }) => {
    const body = articleAt(link)
    expect(withPlainSpaces(body?.ru)).toContain(quote.ru)
    expect(withPlainSpaces(body?.en)).toContain(quote.en)
  })

  test('open a winter road only after the months that the articles name, and never in November', () => {
    const isOpen = (day: string) => on(day).includes('winter_roads') || on(day).includes('winter_roads_opening')
    const open = days.filter(isOpen).map((day) => Number(day.slice(5, 7)))
    expect([...new Set(open)].sort((a, b) => a - b)).toEqual([1, 2, 3, 12])
    expect(on('2026-11-22')).toEqual(['freeze_up'])
    expect(on('2026-12-10')).toEqual(['freeze_up'])
  })

  const meansOf = (statement: SeasonStatementContent) => {
    const months = new Set(days.filter((day) => isWithin(statement, day)).map((day) => Number(day.slice(5, 7))))
    return content.climate.flatMap(({ territory_id, months: norms }) =>
      norms
        .filter(({ month }) => months.has(month))
        .map(({ month, day, night }) => ({ territory_id, month, mean: (day + night) / 2 })),
    )
  }

  test.each([
    ['winter_roads', (mean: number) => mean < -5],
    ['winter_roads_opening', (mean: number) => mean < -10],
    ['navigation', (mean: number) => mean > 5],
  ] as const)('%s agrees with the climate norms of every territory', (id, agrees) => {
    const statement = statements.find((one) => one.id === id)
    expect(statement).toBeDefined()
    const means = statement ? meansOf(statement) : []
    expect(means.length).toBeGreaterThanOrEqual(22)
    expect(means.filter(({ mean }) => !agrees(mean))).toEqual([])
  })
})

describe('the call', () => {
  let portal: TestPortal
  beforeAll(async () => {
    portal = await aPortal()
  })
  afterAll(() => portal.close())

  test('returns the statements about the day, in both languages, with their articles', async () => {
    const list = await portal.ask('seasonStatements', 'portal/dictionary/season-statement?date=2026-11-22')
    expect(list).toEqual([
      {
        id: 'freeze_up',
        title: 'Ледостав: через большие реки местами не пройти ни лодке, ни машине',
        title_en: 'Freeze-up: some big rivers can be crossed by neither boat nor car',
        from: '10-25',
        through: '12-20',
        source_link: '/guides/79',
      },
    ])
  })

  test.each([
    ['a month in which one follows another', '2026-12-01', '2026-12-31', ['freeze_up', 'winter_roads_opening']],
    ['a month that one lasts through', '2027-02-01', '2027-02-28', ['winter_roads']],
    ['a span over New Year', '2026-12-25', '2027-01-15', ['winter_roads_opening', 'winter_roads']],
    ['days that end on the first of the next', '2027-05-20', '2027-05-21', ['break_up', 'navigation_opening']],
    ['an end before the beginning', '2027-05-20', '2027-05-01', ['break_up']],
  ])('returns the statements about any day of %s', async (_, date, through, ids) => {
    const path = `portal/dictionary/season-statement?date=${date}&through=${through}`
    expect((await portal.ask('seasonStatements', path)).map(({ id }) => id)).toEqual(ids)
  })

  test('for each month returns every statement about its days', async () => {
    for (const month of Array.from({ length: 12 }, (_, index) => `2027-${String(index + 1).padStart(2, '0')}`)) {
      const own = days.filter((day) => day.slice(5, 7) === month.slice(5) && day.slice(5) !== '02-29')
      const path = `portal/dictionary/season-statement?date=${month}-01&through=2027${own.at(-1)?.slice(4)}`
      const ids = (await portal.ask('seasonStatements', path)).map(({ id }) => id)
      expect(new Set(ids), month).toEqual(new Set(own.flatMap((day) => on(day))))
    }
  })

  test('refuses an invalid day', async () => {
    expect((await portal.fetch('portal/dictionary/season-statement?date=2026-02-30')).status).toBe(422)
  })
})
