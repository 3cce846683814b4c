import { deadPortal, portal, ports } from './portals.ts'
import { arriveWith, expect, test } from './visit.ts'

test('an unknown address renders the 404 page', async ({ page, context }) => {
  await arriveWith(context, portal, { lang: 'en' })
  const response = await page.goto('/nowhere/at/all')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'This page could not be found' })).toBeVisible()
  await page.getByRole('link', { name: 'main page', exact: false }).first().click()
  await expect(page).toHaveURL(`${portal}/`)
})

for (const address of [
  '/locations/999999',
  '/locations/abc',
  '/locations/0',
  '/locations/1e3',
  '/?lang=de',
  '/locations?lang=de',
  '/hotels/999999',
  '/guides/999999',
  '/guides/x',
  '/posts/0',
  '/docs/999999',
  '/docs/x',
  '/docs/999999.pdf',
  '/docs/1.pdf?lang=de',
  '/events/999999',
  '/events/x',
  '/tracks/999999',
  '/tracks/0',
  '/companies/999999',
  '/pages/no-such-page',
  '/pages/A%20B',
  '/no-such-page',
  '/tours/999999',
  '/tours/x',
  '/excursions/999999',
  '/excursions/0',
  '/products/999999',
  '/products/1e3',
]) {
  test(`${address} is a 404`, async ({ request }) => {
    const response = await request.get(address)
    expect(response.status()).toBe(404)
    expect(await response.text()).toMatch(/Страница не\sнайдена/)
  })
}

test('a supported language is stored and applied, and the toggle reloads the page', async ({ page, context }) => {
  await page.goto('/locations?lang=en')
  await expect(page.getByRole('heading', { level: 1, name: 'Places', exact: true })).toBeVisible()
  await page.goto('/locations')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await page.getByRole('link', { name: /^RU/ }).first().click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(false)
  const cookie = (await context.cookies()).find(({ name }) => name === 'settings')
  expect(JSON.parse(decodeURIComponent(cookie?.value ?? ''))).toEqual({ lang: 'ru' })
})

test('without a stored choice the portal speaks Russian, whatever the browser asks for', async ({ request }) => {
  const html = await (await request.get('/', { headers: { 'accept-language': 'en' } })).text()
  expect(html).toContain('<html lang="ru"')
})

test('the address of another kind redirects permanently', async ({ request }) => {
  const hotel = await request.get('/locations/2001?radius_km=5', { maxRedirects: 0 })
  expect([hotel.status(), hotel.headers()['location']]).toEqual([308, '/hotels/2001?radius_km=5'])
  const place = await request.get('/hotels/1003', { maxRedirects: 0 })
  expect([place.status(), place.headers()['location']]).toEqual([308, '/locations/1003'])
})

for (const [old, current] of [
  ['/news?page=2', '/posts?page=2'],
  ['/checkout_old?offer=1', '/checkout?offer=1'],
  ['/new-index', '/'],
  ['/pages/107.old?x=%D0%AE', '/pages/107?x=%D0%AE'],
  ['/pages/vusha-pusha.old', '/pages/vusha-pusha'],
  ['/LOCATIONS?type_id=1', '/locations?type_id=1'],
  ['/Guides/77/', '/guides/77'],
  ['/hotels/', '/hotels'],
] as const) {
  test(`${old} redirects permanently to ${current}`, async ({ request }) => {
    const response = await request.get(old, { maxRedirects: 0 })
    expect([response.status(), response.headers()['location']]).toEqual([308, current])
  })
}

for (const address of [
  '/',
  '/locations',
  '/hotels',
  '/events',
  '/events/4001',
  '/tracks',
  '/tracks/7001',
  '/companies',
  '/locations/1003',
  '/guides',
  '/posts/8001',
  '/pages/107',
  '/tours',
  '/tours/5001',
  '/excursions',
  '/excursions/5101',
  '/products',
  '/products/6002',
]) {
  test(`while the provider is unavailable ${address} is a 503 with links and without internal addresses`, async ({
    request,
  }) => {
    const response = await request.get(deadPortal + address)
    const html = await response.text()
    expect(response.status()).toBe(503)
    expect(html).toContain('href="/my_tracks"')
    expect(html).not.toContain(`:${ports.deadApi}`)
  })
}

test('a failed search is still a 200', async ({ request }) => {
  expect((await request.get(`${deadPortal}/q?q=x`)).status()).toBe(200)
})

test('the first HTML has the language, the theme and the territory', async ({ request }) => {
  const cookie = `settings=${encodeURIComponent('{"lang":"en","theme":"dark","text":"150"}')}; global_territory_id=2`
  const html = await (await request.get('/locations', { headers: { cookie } })).text()
  expect(html).toMatch(/<html lang="en" data-theme="dark" data-text="150"/)
  expect(html).toMatch(/<button[^>]*aria-pressed="true"[^>]*>(?:(?!<\/button>).)*Surgut/)
})

test('another site cannot change preferences', async ({ request }) => {
  const post = (headers: Record<string, string>) =>
    request.post('/preferences', { headers, form: { theme: 'dark' }, maxRedirects: 0 })
  expect((await post({ 'sec-fetch-site': 'cross-site' })).status()).toBe(403)
  expect((await post({})).status()).toBe(403)
  expect((await post({ 'sec-fetch-site': 'same-origin' })).status()).toBe(303)
})

test('the gateway forwards only calls of the contract', async ({ request }) => {
  expect((await request.get('/api/portal/dictionary/territory')).status()).toBe(200)
  expect((await request.get('/api/openapi.json')).status()).toBe(404)
  expect((await request.post('/api/portal/location', { data: {} })).status()).toBe(405)
  const etag = (await request.get('/api/portal/dynamic/main-menu')).headers()['etag'] ?? ''
  expect((await request.get('/api/portal/dynamic/main-menu', { headers: { 'if-none-match': etag } })).status()).toBe(
    304,
  )
})

test('a request without a route gets the error page, in the visitor’s language and with the request id', async ({
  request,
}) => {
  const cookie = `settings=${encodeURIComponent('{"lang":"en"}')}`
  for (const [method, address, status] of [
    ['GET', '/%E0%A4', 400],
    ['POST', '/locations', 405],
    ['DELETE', '/sitemap.xml', 405],
  ] as const) {
    const response = await request.fetch(address, { method, headers: { cookie } })
    const html = await response.text()
    expect([address, response.status()]).toEqual([address, status])
    expect(html).toContain('<html lang="en"')
    expect(html).toContain(`Request number: ${response.headers()['x-request-id']}`)
  }
})

test('a failed page shows its request id', async ({ page, context }) => {
  await arriveWith(context, deadPortal, { lang: 'en' })
  const response = await page.goto(`${deadPortal}/tours`)
  await expect(page.getByText(`Request number: ${response?.headers()['x-request-id']}`)).toBeVisible()
})

test('without its provider the portal is live and not ready', async ({ request }) => {
  const statusOf = async (address: string) => (await request.get(address)).status()
  expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 200])
  expect([await statusOf(`${deadPortal}/healthz`), await statusOf(`${deadPortal}/readyz`)]).toEqual([200, 503])
})

test('a foreign Host appears in no response', async ({ request }) => {
  for (const address of ['/', '/sitemap.xml', '/robots.txt', '/locations/1003', '/events/4001.jsonld']) {
    expect(await (await request.get(address, { headers: { host: 'evil.example' } })).text()).not.toContain(
      'evil.example',
    )
  }
  const slashes = await request.get(`${portal}//locations`, { maxRedirects: 0 })
  expect([slashes.status(), slashes.headers()['location']]).toEqual([308, '/locations'])
})

test('files of the build and drawings have the security headers', async ({ request }) => {
  const asset = /"(\/assets\/[^"]+\.js)"/.exec(await (await request.get('/')).text())?.[1] ?? ''
  for (const address of [asset, '/favicon.svg']) {
    const response = await request.get(address)
    const { 'x-content-type-options': sniffing, 'x-frame-options': frames } = response.headers()
    expect([address, response.status(), sniffing, frames]).toEqual([address, 200, 'nosniff', 'DENY'])
  }
})
