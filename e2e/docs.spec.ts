import { portal } from './portals.ts'
import { arriveWith, expect, test } from './visit.ts'

test('the footer links to a document, and this to its sections and its file', async ({ page, context, request }) => {
  await arriveWith(context, portal)
  await page.goto('/docs')
  await page.getByRole('main').getByRole('link', { name: 'Пользовательское соглашение', exact: true }).click()
  await expect(page).toHaveURL(`${portal}/docs/1`)
  await expect(page.getByRole('heading', { level: 1, name: 'Пользовательское соглашение' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Версия 1.0 от 21 ноября 2026')

  const contents = page.getByRole('navigation', { name: 'На этой странице' })
  await contents.getByRole('link', { name: '7. Работа портала' }).click()
  await expect(page.getByRole('heading', { level: 2, name: '7. Работа портала' })).toBeInViewport()
  await expect(contents).toBeInViewport()

  const file = await page.getByRole('link', { name: 'Открыть PDF' }).getAttribute('href')
  expect((await request.get(file ?? '')).headers()['content-type']).toBe('application/pdf')
})

test('on a narrow page the table of contents is collapsed above the text', async ({ page, context }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await arriveWith(context, portal, { lang: 'en' })
  await page.goto('/docs/4')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await expect(contents).toHaveCount(1)
  await expect(contents.getByRole('link').first()).toBeHidden()
  await contents.getByText('On this page').click()
  await contents.getByRole('link', { name: '4. Cookies' }).click()
  await expect(page.getByRole('heading', { level: 2, name: '4. Cookies' })).toBeInViewport()
})

for (const address of ['/pages/107', '/about', '/contacts', '/vusha-pusha', '/pages/new-year-2025']) {
  test(`${address} has a table of contents, each item of which leads to a heading`, async ({ page, context }) => {
    await arriveWith(context, portal)
    await page.goto(address)
    const links = page.getByRole('navigation', { name: 'На этой странице' }).getByRole('link')
    await expect(links.nth(2)).toBeVisible()
    const targets = await links.evaluateAll((all) =>
      all.flatMap((link) => (link instanceof HTMLAnchorElement ? [link.hash] : [])),
    )
    expect(targets.length).toBeGreaterThan(2)
    for (const target of targets)
      await expect(page.locator(`[id="${decodeURIComponent(target.slice(1))}"]`)).toHaveCount(1)
  })
}

test('each document of the footer is a file in the visitor’s language', async ({ page, context }) => {
  await arriveWith(context, portal, { lang: 'en' })
  await page.goto('/docs')
  const group = page.getByRole('contentinfo').getByRole('list', { name: 'Documents' })
  const files = ['/docs/1.pdf', '/docs/2.pdf', '/docs/3.pdf', '/docs/4.pdf']
  await expect(group.getByRole('link')).toHaveCount(files.length)
  for (const [at, file] of files.entries()) await expect(group.getByRole('link').nth(at)).toHaveAttribute('href', file)
  for (const file of files) {
    const response = await page.request.get(file)
    expect([response.status(), response.headers()['content-language'], response.headers()['content-type']]).toEqual([
      200,
      'en',
      'application/pdf',
    ])
  }
})

test('a file in the browser’s cache is not sent again', async ({ request }) => {
  const first = await request.get('/docs/2.pdf')
  expect(first.headers()['content-disposition']).toMatch(/^inline; filename="sale-rules\.pdf"/)
  const again = await request.get('/docs/2.pdf', { headers: { 'if-none-match': first.headers()['etag'] ?? '' } })
  expect([again.status(), (await again.body()).length]).toEqual([304, 0])
})

test('the footer links to the portal’s social networks, each in a new tab', async ({ page, context }) => {
  await arriveWith(context, portal)
  await page.goto('/docs')
  const widget = page.getByRole('contentinfo').getByRole('region', { name: 'Мы в социальных сетях' })
  for (const network of ['ВКонтакте', 'Телеграм']) {
    const link = widget.getByRole('link', { name: new RegExp(`${network}.*нов`) })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
  }
})
