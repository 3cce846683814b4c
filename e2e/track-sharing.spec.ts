import type { Page } from '@playwright/test'
import { faults } from './axe.ts'
import { portal } from './portals.ts'
import { call, signUp, someAddress } from './signed-in.ts'
import { linkTo, mailTo } from './outbox.ts'
import { startWithTrack, storedTrack } from './storage.ts'
import { arriveWith, expect, test } from './visit.ts'

const track = {
  locations: [1002, 1001],
  events: [4010],
  plan: [
    { object_type: 'location', object_id: 1002, day: 1, note: 'Ключ под ковриком' },
    { object_type: 'location', object_id: 1001, day: 1 },
    { object_type: 'event', object_id: 4010, day: 2 },
  ],
  days: 2,
  start_date: '2027-02-05',
}

const keep = (page: Page, kept: object) => startWithTrack(page, kept)

const texts = {
  ru: {
    share: 'Поделиться',
    title: 'Поделиться треком',
    canAdd: 'Каждый, у кого есть ссылка, может менять трек',
    copy: 'Скопировать',
    copied: 'Скопировано',
    links: 'Мои ссылки',
    end: 'Закрыть ссылку',
    keep: 'Не закрывать',
    address: 'Адрес страницы',
    ended: 'Ссылка закрыта',
    own: 'Это ваша ссылка',
    make: 'Создать ссылку',
    empty: 'Делиться пока нечем',
    day: /^День 2/,
    email: 'Трек на почту',
    send: 'Отправить трек',
    sent: 'Маршрут отправлен на указанный адрес электронной почты',
    rescue: 'Мой трек на другом устройстве',
    sendMine: 'Прислать мой трек',
    rescued: 'Письмо со ссылкой отправлено. Откройте её на другом устройстве',
    join: 'Добавить к моему треку',
    wrong: /не\sпохож на\sэлектронную почту/,
  },
  en: {
    share: 'Share',
    title: 'Share the track',
    canAdd: 'Anyone with this link may change the track',
    copy: 'Copy',
    copied: 'Copied',
    links: 'My links',
    end: 'End the link',
    keep: 'Keep the link',
    address: 'Address of the page',
    ended: 'The link has ended',
    own: 'This is your link',
    make: 'Make a link',
    empty: 'Nothing to share yet',
    day: /^Day 2/,
    email: 'The track by email',
    send: 'Send the track',
    sent: 'The route was sent to the specified email address',
    rescue: 'My track on another device',
    sendMine: 'Send me my track',
    rescued: 'The email with the link is sent. Open it on the other device',
    join: 'Add to my track',
    wrong: /does not look like a\svalid email/,
  },
} as const

for (const lang of ['ru', 'en'] as const) {
  const say = texts[lang]

  test(`a guest shares the track by a dialog, copies its link, and ends it (${lang})`, async ({
    page,
    context,
    browser,
  }) => {
    await arriveWith(context, portal, { lang })
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await keep(page, track)
    await page.goto('/my_tracks')
    await page.getByRole('link', { name: say.share, exact: true }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: say.title })
    const address = dialog.getByRole('textbox')
    await expect(address).toHaveValue(/\/share_track\?token=[\w-]{24,}$/)
    const first = await address.inputValue()
    await dialog.getByRole('checkbox', { name: say.canAdd }).check()
    await expect(address).not.toHaveValue(first)
    await expect(address).toHaveValue(/token=/)
    await dialog.getByRole('button', { name: say.copy }).click()
    await expect(dialog.getByText(say.copied)).toBeVisible()
    expect(await faults(page, 'light')).toEqual([])
    const copied = () => page.evaluate(() => navigator.clipboard.readText())
    await expect.poll(copied).toMatch(/token=/)
    const url = await copied()
    await expect(address).toHaveValue(url)

    const other = await browser.newContext()
    await arriveWith(other, portal, { lang })
    const reader = await other.newPage()
    await reader.goto(first)
    await expect(reader.getByRole('heading', { name: say.day })).toBeVisible()
    await expect(reader.getByText('Ключ под ковриком')).toHaveCount(0)
    await expect(reader.getByRole('heading', { name: say.own })).toHaveCount(0)

    await dialog.getByRole('link', { name: say.links }).click()
    await expect(page.getByRole('heading', { level: 1, name: say.title })).toBeVisible()
    const ends = page.getByRole('main').getByRole('listitem').getByRole('button')
    await expect(ends).toHaveCount(2)
    await ends.last().click()
    await page.getByRole('alertdialog').getByRole('button', { name: say.end }).click()
    await expect(page.getByText(say.ended)).toBeVisible()
    await expect(ends).toHaveCount(1)
    expect((await reader.goto(first))?.status()).toBe(404)
    expect((await reader.goto(url))?.status()).toBe(200)
    await other.close()
  })

  test(`the page without a token creates a link, which its author can end there (${lang})`, async ({
    page,
    context,
  }) => {
    await arriveWith(context, portal, { lang })
    await page.goto('/share_track')
    await expect(page.getByRole('heading', { name: say.empty })).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')

    await page.evaluate((text) => localStorage.setItem('active_track', text), JSON.stringify(track))
    await page.reload()
    await page.getByRole('button', { name: say.make }).click()
    await expect(page).toHaveURL(/\?token=/)
    await expect(page.getByRole('heading', { name: say.own })).toBeVisible()
    const url = page.url()
    await expect(page.getByRole('textbox', { name: say.address })).toBeFocused()
    await page.getByRole('button', { name: say.end }).click()
    const question = page.getByRole('alertdialog')
    await expect(question.getByRole('button', { name: say.keep })).toBeFocused()
    await question.getByRole('button', { name: say.end }).click()
    await expect(page).toHaveURL(/\/share_track$/)
    await expect(page.getByRole('main')).toBeFocused()
    expect((await page.goto(url))?.status()).toBe(404)
  })

  test(`the route is mailed, and an invalid address is an error beside its field (${lang})`, async ({
    page,
    context,
  }) => {
    await context.setExtraHTTPHeaders({ 'x-forwarded-for': someAddress() })
    await arriveWith(context, portal, { lang })
    await keep(page, track)
    await page.goto('/my_tracks')
    const form = page.getByRole('form', { name: say.email })
    await form.getByRole('textbox').fill('nobody')
    await form.getByRole('button', { name: say.send }).click()
    await expect(form.getByRole('textbox')).toHaveAccessibleDescription(say.wrong)
    const email = `${crypto.randomUUID()}@portal.example`
    await form.getByRole('textbox').fill(email)
    await form.getByRole('button', { name: say.send }).click()
    await expect(page.getByText(say.sent, { exact: true })).toBeVisible()

    const mail = await mailTo(email, '/share_track?token=')
    expect(mail).not.toContain('Ключ под ковриком')
  })

  test(`a mailed link opens a guest's track on another device (${lang})`, async ({ page, context, browser }) => {
    await context.setExtraHTTPHeaders({ 'x-forwarded-for': someAddress() })
    await arriveWith(context, portal, { lang })
    await keep(page, track)
    await page.goto('/my_tracks')
    const email = `${crypto.randomUUID()}@portal.example`
    const form = page.getByRole('form', { name: say.rescue })
    await form.getByRole('textbox').fill(email)
    await form.getByRole('button', { name: say.sendMine }).click()
    await expect(page.getByText(say.rescued)).toBeVisible()

    const elsewhere = await browser.newContext()
    await arriveWith(elsewhere, portal, { lang })
    const device = await elsewhere.newPage()
    await device.goto(await linkTo(email, '/share_track'))
    await expect(device.getByRole('paragraph').filter({ hasText: 'Ключ под ковриком' })).toBeVisible()
    await device.getByRole('button', { name: say.join }).click()
    await expect.poll(() => storedTrack(device).then(({ plan }) => plan)).toEqual(track.plan)
    await elsewhere.close()
  })
}

test('a signed-in visitor shares and mails a track and ends its link without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    extraHTTPHeaders: { 'x-forwarded-for': someAddress() },
  })
  await arriveWith(context, portal, { lang: 'ru' })
  await signUp(context)
  await call(context, 'PUT', 'track/my/merge', track)
  const page = await context.newPage()

  await page.goto(`${portal}/my_tracks`)
  const email = `${crypto.randomUUID()}@portal.example`
  await page.getByRole('form', { name: texts.ru.email }).getByRole('textbox').fill(email)
  await page.getByRole('button', { name: texts.ru.send }).click()
  await mailTo(email, '/share_track?token=')

  await page.goto(`${portal}/share_track`)
  await page.getByRole('checkbox', { name: texts.ru.canAdd }).check()
  await page.getByRole('button', { name: texts.ru.make }).click()
  await expect(page).toHaveURL(/\?token=/)
  const url = page.url()
  await expect(page.getByRole('textbox', { name: 'Адрес страницы' })).toHaveValue(url)
  await page.getByRole('button', { name: texts.ru.end }).click()
  await expect(page).toHaveURL(/\/share_track$/)
  expect((await page.goto(url))?.status()).toBe(404)
  await context.close()
})
