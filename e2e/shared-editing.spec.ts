import type { Page } from '@playwright/test'
import { faults } from './axe.ts'
import { portal } from './portals.ts'
import { call } from './signed-in.ts'
import { storedTrack } from './storage.ts'
import { arriveWith, expect, test } from './visit.ts'

const track = {
  locations: [1002, 1001],
  events: [],
  plan: [
    { object_type: 'location', object_id: 1002, day: 1 },
    { object_type: 'location', object_id: 1001, day: 1 },
  ],
  days: 1,
  can_add: true,
}

const texts = {
  ru: {
    lead: /смотреть\sи\sменять\sего/,
    name: 'Ваше имя',
    needed: /Сначала\sнапишите\sимя/,
    find: 'Что добавить: место или событие',
    search: 'Найти',
    add: /^Добавить:\s.*чугас/i,
    query: 'чугас',
    day: 'На какой день',
    noDay: 'Без дня',
    otherQuery: 'стойбищ',
    addOther: /^Добавить:\s/,
    added: (by: string) => new RegExp(`^${by}:\\sдобавлено\\s«.*чугас.*»`, 'i'),
    moved: (by: string) => new RegExp(`^${by}:\\sперемещено`),
    removed: (by: string) => new RegExp(`^${by}:\\sубрано\\s«`),
    down: /^(Ниже|Опустить|Переместить\sниже)/,
    remove: /^Убрать/,
    ended: 'Автор закрыл ссылку',
    take: 'Добавить к моему треку',
    offline: /сети|связи/,
    log: 'Последние изменения',
    toDay2: /^Перенести\sна\sдень\s2:/,
    day2: /^День\s2/,
    offers: 'Уведомления',
    gone: /^Убрано\sиз\sтрека:/,
    undo: /^Отменить/,
  },
  en: {
    lead: /can\sview\sand\schange\sit/,
    name: 'Your name',
    needed: /Write\sa\sname\sfirst/,
    find: 'What to add: a place or an event',
    search: 'Find',
    add: /^Add:\s.*Chugas/i,
    query: 'Chugas',
    day: 'On which day',
    noDay: 'No day yet',
    otherQuery: 'camp',
    addOther: /^Add:\s/,
    added: (by: string) => new RegExp(`^${by}:\\sadded\\s“.*Chugas.*”`, 'i'),
    moved: (by: string) => new RegExp(`^${by}:\\smoved`),
    removed: (by: string) => new RegExp(`^${by}:\\sremoved\\s“`),
    down: /down/i,
    remove: /^Remove/,
    ended: 'The author has ended this link',
    take: 'Add to my track',
    offline: /network|connection|offline/i,
    log: 'Latest changes',
    toDay2: /^Move\sto\sday\s2:/,
    day2: /^Day\s2/,
    offers: 'Notifications',
    gone: /^Removed\sfrom\sthe\strack:/,
    undo: /^Undo/,
  },
} as const

for (const lang of ['ru', 'en'] as const) {
  const say = texts[lang]
  const rows = (page: Page) => page.getByRole('main').locator('li[data-key]')
  const keys = (page: Page) => rows(page).evaluateAll((list) => list.map((row) => row.getAttribute('data-key')))
  const log = (page: Page) => page.getByRole('log', { name: say.log }).getByRole('listitem')

  test(`two browsers plan a track together, and its author can end that (${lang})`, async ({
    page,
    context,
    browser,
  }) => {
    const { url, token, owner_secret } = await (await call(context, 'POST', 'track/share', track)).json()
    await arriveWith(context, portal, { lang })
    const other = await browser.newContext()
    await arriveWith(other, portal, { lang })
    const second = await other.newPage()
    await page.goto(url)
    await second.goto(url)
    await expect(page.getByRole('main').getByText(say.lead)).toBeVisible()

    // A name is required first; its field takes focus and says so.
    await page.getByRole('button', { name: say.remove }).first().click()
    await expect(page.getByRole('textbox', { name: say.name })).toBeFocused()
    await expect(page.getByText(say.needed)).toBeVisible()
    await page.getByRole('textbox', { name: say.name }).fill('Анна')
    await second.getByRole('textbox', { name: say.name }).fill('Boris')

    await page.getByRole('searchbox', { name: say.find }).fill(say.query)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: say.add }).first().click()
    await expect(rows(page)).toHaveCount(3)
    await expect(rows(second)).toHaveCount(3)
    // The day for the next stop.
    await page.getByRole('combobox', { name: say.day }).selectOption(say.noDay)
    await page.getByRole('searchbox', { name: say.find }).fill(say.otherQuery)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: say.addOther }).first().click()
    await expect(second.getByRole('heading', { name: say.noDay })).toBeVisible()
    await expect(rows(second)).toHaveCount(4)
    await rows(page).last().getByRole('button', { name: say.remove }).click()
    await expect(rows(second)).toHaveCount(3)
    await expect(log(second).filter({ hasText: say.added('Анна') })).toHaveCount(1)

    expect(await faults(page, 'light')).toEqual([])

    // By keyboard: focus stays on the button that moves the row.
    const down = rows(second).first().getByRole('button', { name: say.down })
    await down.focus()
    await second.keyboard.press('Enter')
    await expect.poll(() => keys(second)).toEqual(['location1001', 'location1002', expect.any(String)])
    await expect.poll(() => keys(page)).toEqual(['location1001', 'location1002', expect.any(String)])
    await expect(log(page).filter({ hasText: say.moved('Boris') })).toHaveCount(1)
    await expect(rows(second).nth(1).getByRole('button', { name: say.down })).toBeFocused()

    // Offline the page says so, and updates itself afterwards.
    await context.setOffline(true)
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: say.offline }).first()).toBeVisible()
    await rows(second).last().getByRole('button', { name: say.remove }).click()
    await expect(rows(second)).toHaveCount(2)
    await context.setOffline(false)
    await expect(rows(page)).toHaveCount(2)
    await expect(log(page).filter({ hasText: say.removed('Boris') })).toHaveCount(1)

    const ended = await context.request.delete(`${portal}/api/portal/track/shared/${token}`, {
      headers: { origin: portal, 'owner-secret': owner_secret },
    })
    expect(ended.status()).toBe(204)
    await expect(page.getByRole('alert').filter({ hasText: say.ended })).toBeVisible()
    await expect(second.getByRole('alert').filter({ hasText: say.ended })).toBeVisible()
    // Controls that could only fail are gone, and the visible track can be taken over.
    await expect(second.getByRole('textbox', { name: say.name })).toHaveCount(0)
    await expect(second.getByRole('main').getByRole('button', { name: say.remove })).toHaveCount(0)
    await expect(second.getByRole('main').getByText(say.lead)).toHaveCount(0)
    await second.getByRole('button', { name: say.take }).click()
    await expect.poll(() => storedTrack(second).then(({ locations }) => locations)).toEqual([1001, 1002])
    await other.close()
  })

  test(`one press solves a conflict for anybody who may change a shared track (${lang})`, async ({ page, context }) => {
    const plan = [
      { object_type: 'location', object_id: 1010, day: 1 },
      { object_type: 'location', object_id: 1001, day: 2 },
    ]
    // The first is closed on Mondays.
    const shared = { ...track, locations: [1010, 1001], plan, days: 2, start_date: '2027-02-08' }
    const { url } = await (await call(context, 'POST', 'track/share', shared)).json()
    await arriveWith(context, portal, { lang })
    await page.goto(url)
    await page.getByRole('textbox', { name: say.name }).fill('Анна')
    const closed = rows(page).first()
    await expect(closed).toHaveAttribute('data-key', 'location1010')
    await closed.getByRole('button', { name: say.toDay2 }).press('Enter')

    const day2 = page
      .getByRole('main')
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: say.day2 }) })
    await expect(day2.locator('li[data-key]')).toHaveCount(2)
    await expect(page.getByRole('button', { name: say.toDay2 })).toHaveCount(0)
    await expect(log(page).filter({ hasText: say.moved('Анна') })).toHaveCount(1)
  })

  const offer = (page: Page, text: RegExp) =>
    page.getByRole('region', { name: say.offers }).getByRole('alertdialog').filter({ hasText: text })

  test(`a stop that was removed by mistake can be restored to its position, by another visitor too (${lang})`, async ({
    page,
    context,
    browser,
  }) => {
    const plan = [
      { object_type: 'location', object_id: 1002, day: 1 },
      { object_type: 'location', object_id: 1001, day: 1 },
      { object_type: 'location', object_id: 1003, day: 2 },
    ]
    const shared = { ...track, locations: [1002, 1001, 1003], plan, days: 2 }
    const { url, token } = await (await call(context, 'POST', 'track/share', shared)).json()
    const stored = async () => (await (await call(context, 'GET', `track/shared/${token}`)).json()).track.plan
    await arriveWith(context, portal, { lang })
    const other = await browser.newContext()
    await arriveWith(other, portal, { lang })
    const second = await other.newPage()
    await page.goto(url)
    await second.goto(url)
    // Both use the same name, so the name does not identify the author of a change.
    await page.getByRole('textbox', { name: say.name }).fill('Анна')
    await second.getByRole('textbox', { name: say.name }).fill('Анна')

    await rows(page).first().getByRole('button', { name: say.remove }).click()
    await expect(rows(second)).toHaveCount(2)
    await offer(page, say.gone).getByRole('button', { name: say.undo }).click()
    await expect.poll(() => keys(page)).toEqual(['location1002', 'location1001', 'location1003'])
    await expect.poll(() => keys(second)).toEqual(['location1002', 'location1001', 'location1003'])
    await expect.poll(stored).toEqual(plan)

    await rows(second).nth(1).getByRole('button', { name: say.remove }).click()
    await expect(rows(page)).toHaveCount(2)
    await offer(page, say.removed('Анна')).getByRole('button', { name: say.undo }).click()
    await expect.poll(() => keys(page)).toEqual(['location1002', 'location1001', 'location1003'])
    await expect.poll(stored).toEqual(plan)
    await other.close()
  })

  test(`a change in another tab of the same browser is not news, but one of a namesake is (${lang})`, async ({
    page,
    context,
  }) => {
    const { url, token } = await (await call(context, 'POST', 'track/share', track)).json()
    await arriveWith(context, portal, { lang })
    await page.goto(url)
    await page.getByRole('textbox', { name: say.name }).fill('Анна')
    const tab = await context.newPage()
    await tab.goto(url)
    await expect(tab.getByRole('textbox', { name: say.name })).toHaveValue('Анна')

    await rows(tab).first().getByRole('button', { name: say.down }).click()
    await expect.poll(() => keys(page)).toEqual(['location1001', 'location1002'])
    await expect(log(page).filter({ hasText: say.moved('Анна') })).toHaveCount(1)
    const plan = [1002, 1001].map((object_id) => ({ object_type: 'location', object_id, day: 1 }))
    await call(context, 'PUT', `track/shared/${token}/order`, { plan, by: 'Анна' })
    await expect.poll(() => keys(page)).toEqual(['location1002', 'location1001'])

    await expect(offer(page, say.moved('Анна'))).toHaveCount(1)
    await offer(page, say.moved('Анна')).getByRole('button', { name: say.undo }).click()
    await expect.poll(() => keys(page)).toEqual(['location1001', 'location1002'])
    await tab.close()
  })
}
