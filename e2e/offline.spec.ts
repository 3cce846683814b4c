import type { Page } from '@playwright/test'
import { aTicket } from './gate-visit.ts'
import { pages } from './pages.ts'
import { portal } from './portals.ts'
import { startWithTrack } from './storage.ts'
import { arriveWith, expect, test } from './visit.ts'

/** Follows a link as a visitor does. */
async function follow(page: Page, address: string) {
  await page.evaluate(
    (href) => document.body.append(Object.assign(document.createElement('a'), { href, textContent: href })),
    address,
  )
  await page.getByRole('link', { name: address, exact: true }).click()
}

const charactersOf: Readonly<Record<string, string>> = { '&amp;': '&', '&quot;': '"', '&#x27;': "'" }

/** The text of the heading in the server's HTML. */
const headingOf = (html: string) =>
  /<h1[^>]*>(.*?)<\/h1>/s
    .exec(html)?.[1]
    ?.replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&[^;]+;/g, (name) => charactersOf[name] ?? name) ?? ''

for (const [name, address] of Object.entries(pages)) {
  test(`offline ${name} (${address}) shows an error, and it loads when the network returns`, async ({
    page,
    context,
    request,
  }) => {
    await arriveWith(context, portal)
    await page.goto('/contacts', { waitUntil: 'networkidle' })
    const heading = headingOf(await (await request.get(address)).text())
    await context.setOffline(true)
    await follow(page, address)
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toHaveText('Нет сети')
    await expect(page).toHaveTitle(/^Нет сети\s— /)
    await expect(page).toHaveURL(({ pathname }) => address.startsWith(pathname))
    const main = page.getByRole('main')
    await expect(main).toContainText('трек сохранён')
    await expect(main.getByRole('button', { name: 'Повторить' })).toBeVisible()
    await expect(main).not.toContainText(/\b50\d\b/)

    await context.setOffline(false)
    await expect(title).toHaveText(heading)
  })
}

test('a list whose scripts are loaded says within the page that there is no network', async ({ page, context }) => {
  await arriveWith(context, portal)
  await page.goto('/tours', { waitUntil: 'networkidle' })
  await follow(page, '/contacts')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Контакты')
  await context.setOffline(true)
  await follow(page, '/tours?category=ethno')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Туры')
  await expect(main.getByRole('heading', { name: 'Нет сети' })).toBeVisible()
  await context.setOffline(false)
  await expect(main.getByRole('article').first()).toBeVisible()
})

for (const [lang, title, retry, opened] of [
  ['ru', 'Нет связи с порталом', 'Повторить', 'Туры'],
  ['en', 'No connection to the portal', 'Try again', 'Tours'],
] as const) {
  test(`an unreachable portal is reported as a network failure, and a retry loads the page in ${lang}`, async ({
    page,
    context,
    complaints,
  }) => {
    await arriveWith(context, portal, { lang })
    await page.goto('/contacts', { waitUntil: 'networkidle' })
    await context.route('**/*', (route) => route.abort('connectionfailed'))
    await follow(page, '/tours')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(title)
    await context.unroute('**/*')
    await main.getByRole('button', { name: retry }).press('Enter')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(opened)
    await expect(main.getByRole('article').first()).toBeVisible()
    expect(complaints.filter((text) => !text.includes('net::ERR_CONNECTION_FAILED'))).toEqual([])
    complaints.length = 0
  })
}

test('a link to a stored ticket opens it offline, from pages that have its scripts or not, and another ticket does not', async ({
  page,
  context,
  request,
  complaints,
}) => {
  await arriveWith(context, portal)
  const [code, unseen] = [await aTicket(request), await aTicket(request)]
  await page.goto(`/ticket?code=${code}`)
  await expect(page.getByText('Билет откроется в этом браузере и без сети')).toBeVisible()
  await follow(page, '/contacts')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Контакты')
  await context.setOffline(true)
  await follow(page, `/ticket?code=${code}`)
  await expect(page.getByRole('article')).toContainText(code.slice(-4))

  await context.setOffline(false)
  await page.goto('/contacts', { waitUntil: 'networkidle' })
  await context.setOffline(true)
  await follow(page, `/ticket?code=${code}`)
  await expect(page.getByRole('article')).toContainText(code.slice(-4))

  await context.setOffline(false)
  await page.goto('/contacts', { waitUntil: 'networkidle' })
  await context.setOffline(true)
  await follow(page, `/ticket?code=${unseen}`)
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Нет сети')
  await context.setOffline(false)
  await expect(page.getByRole('article')).toContainText(unseen.slice(-4))
  complaints.length = 0
})

for (const start of ['/about', '/docs/1']) {
  test(`a stored track opens offline from ${start}, and from its error page`, async ({ page, context, complaints }) => {
    await arriveWith(context, portal)
    await startWithTrack(page, { locations: [1001], events: [] })
    await page.goto('/my_tracks')
    await expect(page.getByText(/Без\sсети\sэта\sстраница\sоткроется/)).toBeVisible()
    await page.goto(start, { waitUntil: 'networkidle' })
    await context.setOffline(true)
    await follow(page, '/tours')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Нет сети')
    await main.getByRole('link', { name: 'Мой трек' }).click()
    await expect(page.getByText(/Связи\sнет\./)).toBeVisible()
    await expect(page.getByRole('listitem')).toHaveCount(1)

    await context.setOffline(false)
    complaints.length = 0
  })
}
