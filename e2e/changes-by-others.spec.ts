import type { Page } from '@playwright/test'
import { accountTrack, addPlace } from './account-track.ts'
import { portal } from './portals.ts'
import { call, signIn, signUp } from './signed-in.ts'
import { startWithItem, startWithTrack, storedTrack } from './storage.ts'
import { arriveWith, expect, test } from './visit.ts'

const track = {
  locations: [1001, 1002],
  events: [],
  plan: [
    { object_type: 'location', object_id: 1001, day: 1 },
    { object_type: 'location', object_id: 1002, day: 1 },
  ],
}
const reversed = { plan: track.plan.toReversed() }

const texts = {
  ru: {
    can: /может\sменять\sтрек/,
    make: 'Создать ссылку',
    own: 'Это ваша ссылка',
    news: 'Изменения по вашим ссылкам',
    moved: /^Анна:\sперемещено/,
    added: /^Анна:\sдобавлено\s«/,
    back: 'Вернуть прежний порядок',
    isBack: 'По ссылке снова прежний порядок',
    take: 'Взять эти изменения в мой трек',
    add: /^В\sтрек/,
    links: 'Мои ссылки',
    edit: 'Ссылка для изменений',
    dates: /^Создана\s\d\d\.\d\d\.\d{4},\s\d\d:\d\d,\sдействует\sдо\s\d\d\.\d\d\.\d{4}/,
  },
  en: {
    can: /Anyone\swith\sthis\slink\smay\schange/,
    make: 'Make a link',
    own: 'This is your link',
    news: 'Changes made through your links',
    moved: /^Анна:\smoved/,
    added: /^Анна:\sadded\s“/,
    back: 'Restore the earlier order',
    isBack: 'The link has its earlier order again',
    take: 'Take these changes into my track',
    add: /^(Add\s)?[Tt]o\s(the\s)?track/,
    links: 'My links',
    edit: 'Link for editing',
    dates: /^Made\s\d\d\.\d\d\.\d{4},\s\d\d:\d\d,\sworks\suntil\s\d\d\.\d\d\.\d{4}/,
  },
} as const

const kept = (page: Page) => storedTrack(page).then(({ locations }) => locations as number[])

for (const lang of ['ru', 'en'] as const) {
  const say = texts[lang]

  test(`the author of a link sees what others change, can undo their order, and can accept their changes (${lang})`, async ({
    page,
    context,
  }) => {
    await arriveWith(context, portal, { lang })
    await startWithTrack(page, track)
    // The author uses the name of the friend.
    await startWithItem(page, 'changer_name', 'Анна')
    await page.goto('/share_track')
    await page.getByRole('checkbox', { name: say.can }).check()
    await page.getByRole('button', { name: say.make }).click()
    await expect(page.getByRole('heading', { name: say.own })).toBeVisible()
    const token = new URL(page.url()).searchParams.get('token') ?? ''
    const ordered = async () => {
      const { track: shared } = await (await call(context, 'GET', `track/shared/${token}`)).json()
      return shared.plan.map(({ object_id }: { object_id: number }) => object_id)
    }

    await call(context, 'PUT', `track/shared/${token}/order`, { ...reversed, by: 'Анна' })
    await page.goto('/my_tracks')
    const news = page.getByRole('region', { name: say.news })
    await expect(news.getByRole('listitem').filter({ hasText: say.moved })).toHaveCount(1)
    expect(await ordered()).toEqual([1002, 1001])
    await news.getByRole('button', { name: say.back }).click()
    await expect(page.getByText(say.isBack)).toBeVisible()
    expect(await ordered()).toEqual([1001, 1002])
    await expect(news).toHaveCount(0)

    await call(context, 'PUT', `track/shared/${token}/attach`, {
      object_type: 'location',
      object_id: 1003,
      by: 'Анна',
    })
    await expect(news.getByRole('listitem').filter({ hasText: say.added })).toHaveCount(1)
    await expect(news.getByRole('button', { name: say.back })).toHaveCount(0)
    // Stops that the author has added to their own track meanwhile stay.
    const tab = await context.newPage()
    await tab.goto('/locations/1004', { waitUntil: 'networkidle' })
    await tab.getByRole('main').getByRole('button', { name: say.add }).first().click()
    await expect.poll(() => kept(page)).toContain(1004)
    await tab.close()
    await news.getByRole('button', { name: say.take }).click()
    await expect(news).toHaveCount(0)
    await expect.poll(async () => (await kept(page)).toSorted()).toEqual([1001, 1002, 1003, 1004])

    await page.goto('/share_track')
    const links = page.getByRole('region', { name: say.links })
    await expect(links.getByRole('heading', { name: say.edit })).toBeVisible()
    await expect(links.getByText(say.dates)).toBeVisible()
  })
}

const orderOf = (ids: readonly number[]) => ids.map((object_id) => ({ object_type: 'location', object_id }))

for (const [lang, say] of [
  [
    'ru',
    { down: /^Ниже/, replaced: /изменение\sзаменило\sто,\sчто\sсделано\sна\sдругом\sустройстве/, undo: /^Отменить/ },
  ],
  [
    'en',
    { down: /^Move\sdown/, replaced: /change\shas\sreplaced\swhat\swas\sdone\son\sanother\sdevice/, undo: /^Undo/ },
  ],
] as const) {
  test(`a notice says that an order of another device was replaced, and undo restores it (${lang})`, async ({
    page,
    context,
    browser,
  }) => {
    await arriveWith(context, portal, { lang })
    const account = await signUp(context)
    for (const object_id of [1001, 1002, 1003]) await addPlace(context, object_id)
    const other = await browser.newContext()
    await signIn(other, account)
    const kept = async () => (await accountTrack(other)).locations
    const rows = page.getByRole('main').locator('li[data-key^="location"]')
    await page.goto('/my_tracks')
    await expect(rows).toHaveCount(3)
    await expect(rows.first().getByRole('button', { name: say.down })).toBeEnabled()

    await call(other, 'PUT', 'track/my/order', { plan: orderOf([1003, 1001, 1002]) })
    await rows.first().getByRole('button', { name: say.down }).click()
    await expect(page.getByText(say.replaced)).toBeVisible()
    await page.getByRole('button', { name: say.undo }).last().click()

    await expect.poll(kept).toEqual([1003, 1001, 1002])
    await expect(rows.first()).toHaveAttribute('data-key', 'location1003')
    await other.close()
  })
}
