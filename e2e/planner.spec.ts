import type { BrowserContext, Page } from '@playwright/test'
import { brokenWordsOf } from './covered.ts'
import { portal } from './portals.ts'
import { startWithTrack, storedTrack } from './storage.ts'
import { arriveWith, expect, test } from './visit.ts'

type Kept = {
  locations?: number[]
  plan?: { object_id: number; day?: number; note?: string }[]
  days?: number
  day_notes?: unknown
}
const trackOf = (page: Page): Promise<Kept> => storedTrack(page)
const planOf = async (page: Page) => (await trackOf(page)).plan?.map(({ object_id, day }) => [object_id, day]) ?? []

const inRussian = {
  list: 'Мой трек',
  addDay: 'Добавить день',
  day: (day: number) => new RegExp(`^День ${day}`),
  down: /^Ниже: /,
  more: /^Изменить: /,
  dayOf: 'День',
  added: /День\s2 добавлен/,
  note: 'Заметка',
  dayNote: /^Заметка ко\sдню 1/,
  removeDay: 'Удалить день 1',
  moved: /День\s2, место\s1\sиз\s1/,
  undo: /^Отменить/,
  noDay: 'Без дня',
  grip: /^Перетащить/,
}
const inEnglish: typeof inRussian = {
  list: 'My track',
  addDay: 'Add a day',
  day: (day: number) => new RegExp(`^Day ${day}`),
  down: /^Move down: /,
  more: /^Edit: /,
  dayOf: 'Day',
  added: /Day\s2 is\sadded/,
  note: 'Note',
  dayNote: /^Note to\sday 1/,
  removeDay: 'Remove day 1',
  moved: /Day\s2, place\s1\sof\s1/,
  undo: /^Undo/,
  noDay: 'No day yet',
  grip: /^Drag/,
}

async function arriveWithTrack(page: Page, context: BrowserContext, kept: object, language: 'ru' | 'en' = 'ru') {
  await arriveWith(context, portal, { lang: language })
  await startWithTrack(page, kept)
  await page.goto('/my_tracks')
}
const three = { locations: [1001, 1002, 1003], events: [] }
const stopsIn = (page: Page, list: string) =>
  page
    .getByRole('list', { name: list, exact: true })
    .getByRole('listitem')
    .filter({ has: page.locator('button[value="remove"]') })

test('on a phone a new day comes into view above the stops without a day, and its note field gets focus', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  const locations = Array.from({ length: 9 }, (_, index) => 1001 + index)
  const plan = [{ object_type: 'location', object_id: 1001, day: 1 }]
  await arriveWithTrack(page, context, { locations, events: [], plan, days: 1 })
  await expect(stopsIn(page, inRussian.list)).toHaveCount(9)
  await page.getByRole('button', { name: inRussian.addDay }).click()
  await expect(page.getByRole('heading', { name: inRussian.day(2) })).toBeInViewport()

  await page.getByRole('button', { name: inRussian.dayNote }).click()
  await expect(page.getByRole('textbox', { name: inRussian.note })).toBeFocused()
})

for (const [language, words] of [
  ['ru', inRussian],
  ['en', inEnglish],
] as const) {
  test(`a stop moves down to the next day by keyboard, keeps focus, and its new position is announced (${language})`, async ({
    page,
    context,
  }) => {
    await arriveWithTrack(page, context, three, language)
    const stops = stopsIn(page, words.list)
    await expect(stops).toHaveCount(3)
    await page.getByRole('button', { name: words.addDay }).press('Enter')
    await expect(page.getByRole('heading', { name: words.day(2) })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: words.added })).toHaveCount(1)

    const down = stops.nth(2).getByRole('button', { name: words.down })
    await down.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: words.moved })).toHaveCount(1)
    await expect(down).toBeFocused()
    await expect
      .poll(() => planOf(page))
      .toEqual([
        [1001, 1],
        [1002, 1],
        [1003, 2],
      ])
  })

  test(`a stop can be moved to a new day, and notes on a stop and on a day survive a reload (${language})`, async ({
    page,
    context,
  }) => {
    await arriveWithTrack(page, context, three, language)
    const stops = stopsIn(page, words.list)
    await expect(stops).toHaveCount(3)
    const first = stops.first()
    await first.getByRole('button', { name: words.more }).click()
    await first.getByRole('combobox', { name: words.dayOf }).selectOption('new')
    await expect(page.getByRole('heading', { name: words.day(2) })).toBeVisible()
    const moved = stops.last()
    await moved.getByRole('textbox', { name: words.note }).fill('Take a torch')
    await moved.getByRole('textbox', { name: words.note }).blur()
    await expect(moved.getByText('Take a torch').first()).toBeVisible()

    await page.reload()
    await expect(stops.last().locator('p', { hasText: 'Take a torch' })).toBeVisible()
    expect((await trackOf(page)).plan?.at(-1)).toMatchObject({ object_id: 1001, day: 2, note: 'Take a torch' })
  })

  test(`removing a day leaves its stops without a day, and undo restores them (${language})`, async ({
    page,
    context,
  }) => {
    await arriveWithTrack(page, context, three, language)
    await page.getByRole('button', { name: words.addDay }).click()
    await expect(page.getByRole('heading', { name: words.day(2) })).toBeVisible()

    await page.getByRole('button', { name: words.addDay }).click()
    await expect(page.getByRole('heading', { name: words.day(3) })).toBeVisible()
    await page.getByRole('button', { name: words.removeDay }).click()
    await expect(page.getByRole('heading', { name: words.noDay })).toBeVisible()
    await page.getByRole('button', { name: words.undo }).click()
    await expect(page.getByRole('heading', { name: words.noDay })).toBeHidden()
    await expect.poll(() => planOf(page)).toEqual(three.locations.map((object_id) => [object_id, 1]))
  })
}

test('a stop can be dragged by mouse to an empty day', async ({ page, context }) => {
  // Both rows in view at once.
  await page.setViewportSize({ width: 1280, height: 1600 })
  await arriveWithTrack(page, context, {
    ...three,
    days: 2,
    plan: [{ object_type: 'location', object_id: 1001, day: 1 }],
  })
  const stops = stopsIn(page, inRussian.list)
  await expect(stops).toHaveCount(3)
  await expect(stops.locator('b')).toHaveCount(3)
  await expect(stops.first().getByRole('button', { name: inRussian.grip })).toBeVisible()
  const grip = await stops.first().locator('[draggable]').boundingBox()
  const day = await page.locator('[data-key="day-2"]').boundingBox()
  if (!grip || !day) throw new Error('The row and the day have no place on the page')
  await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2)
  await page.mouse.down()
  await page.mouse.move(day.x + 60, day.y + day.height / 2, { steps: 6 })
  await page.mouse.move(day.x + 60, day.y + day.height - 6, { steps: 6 })
  await expect(page.locator('[aria-roledescription][data-active]')).toHaveCount(1)
  await page.mouse.up()

  await expect.poll(() => planOf(page)).toContainEqual([1001, 2])
})

/** The first Monday at least a week ahead, when museum 1001 is closed. */
function aMonday(): string {
  const day = new Date(Date.now() + 7 * 86_400_000)
  day.setUTCDate(day.getUTCDate() + ((8 - day.getUTCDay()) % 7))
  return day.toISOString().slice(0, 10)
}

test('a stop that is closed on its day says so, and one press moves it to a day on which it is open', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'travel_date', value: aMonday(), url: portal }])
  await arriveWithTrack(page, context, { locations: [1001], events: [] })
  const museum = stopsIn(page, inRussian.list).first()
  await expect(museum.getByText('В этот день закрыто')).toBeVisible()

  await museum.getByRole('button', { name: /^Перенести на\sдень 2: / }).press('Enter')
  await expect(page.getByRole('heading', { name: inRussian.day(2) })).toBeVisible()
  await expect(page.getByText('В этот день закрыто')).toHaveCount(0)
  await expect.poll(() => planOf(page)).toEqual([[1001, 2]])
})

test('an event on another day shows its date and takes no time of the plan; one press moves the trip to that date', async ({
  page,
  context,
}) => {
  const soon = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  await context.addCookies([{ name: 'travel_date', value: soon, url: portal }])
  // In March of the year after the content's own.
  await arriveWithTrack(page, context, { locations: [1001], events: [4006] })
  const event = stopsIn(page, inRussian.list).filter({ has: page.getByText(/^Событие в\sдругой день: /) })
  await expect(event.getByText(/\d{1,2}:\d{2}–/)).toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  const printed = page.locator('[data-sheet] li').last()
  await expect(printed).toContainText(/Событие в\sдругой день: /)
  await expect(printed).not.toContainText(/\d{1,2}:\d{2}–/)
  await page.emulateMedia({ media: 'screen' })

  await event.getByRole('button', { name: /^Начать поездку\s/ }).press('Enter')
  await expect(page.getByText(/^Событие в\sдругой день: /)).toHaveCount(0)
  await expect(stopsIn(page, inRussian.list).last()).toContainText(/\d{1,2}:\d{2}–/)
})

test('an order is suggested, previewed, applied and undone by keyboard', async ({ page, context }) => {
  // Surgut, Khanty-Mansiysk, Surgut.
  await arriveWithTrack(page, context, { locations: [1001, 1020, 1003, 1021], events: [] })
  await expect(stopsIn(page, inRussian.list).locator('b')).not.toHaveCount(0)
  const before = await trackOf(page)
  const suggest = page.getByRole('button', { name: 'Предложить порядок на день 1' })
  await suggest.press('Enter')
  await expect(page.getByText(/^Предлагаем так: /)).toBeVisible()
  expect(await trackOf(page)).toEqual(before)

  await page.getByRole('button', { name: 'Применить' }).press('Enter')
  await expect(suggest).toBeFocused()
  // A notice stays while focus is in it.
  const undo = page.getByRole('button', { name: inRussian.undo })
  await undo.focus()
  await expect.poll(() => trackOf(page)).not.toEqual(before)
  await undo.press('Enter')
  await expect.poll(() => trackOf(page)).toEqual(before)
})

test('rows beside the map do not break words of seventeen letters', async ({ page, context }) => {
  await arriveWith(context, portal)
  const locations = Array.from({ length: 20 }, (_, index) => 1001 + index)
  await startWithTrack(page, { locations, events: [] })
  await page.goto('/my_tracks')
  const titles = page.locator('[data-key^="location"] b')
  for (const width of [1024, 1140]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(titles).toHaveCount(locations.length)
    const broken = await brokenWordsOf(titles)
    expect(broken.filter((word) => word.replaceAll(/\P{L}/gu, '').length < 18)).toEqual([])
  }
})
