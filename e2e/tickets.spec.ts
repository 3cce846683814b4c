import type { APIRequestContext, Page } from '@playwright/test'
import jsqr from 'jsqr'
import { PNG } from 'pngjs'
import { aTicket, enterGate } from './gate-visit.ts'
import { organisationKey } from './organisation-key.ts'
import { portal } from './portals.ts'
import { arriveWith, expect, test } from './visit.ts'

const redeem = (request: APIRequestContext, code: string) =>
  request.post(`${portal}/api/portal/ticket/${code}/redeem`, {
    data: {},
    headers: { origin: portal, authorization: `Bearer ${organisationKey()}` },
  })
const shortOf = (code: string) => code.slice(-8)

test('a ticket shows a QR code that another program can read, and links to its PDF and calendar', async ({
  page,
  request,
}) => {
  const code = await aTicket(request)
  const response = await page.goto(`/ticket?code=${code.toLowerCase()}`)
  const headers = response?.headers() ?? {}
  expect([headers['referrer-policy'], headers['x-robots-tag']]).toEqual(['same-origin', 'noindex'])
  expect(headers['cache-control']).toContain('private')
  await expect(page.getByText('Айваседа Анна')).toBeVisible()
  await expect(page.getByText('действителен')).toBeVisible()

  const qr = page.getByRole('img', { name: /^QR-\u2060?код билета$/ })
  const picture = PNG.sync.read(await qr.screenshot())
  const read = jsqr(new Uint8ClampedArray(picture.data), picture.width, picture.height)
  expect(read?.data).toMatch(new RegExp(`^TROPA1\\.${code}\\.[\\w-]{43}$`))

  const pdf = await request.get(`/ticket.pdf?code=${code}`)
  expect([pdf.headers()['content-type'], (await pdf.body()).subarray(0, 5).toString()]).toEqual([
    'application/pdf',
    '%PDF-',
  ])
  expect(pdf.headers()).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'same-origin' })
  const calendar = await (await request.get(`/ticket.ics?code=${code}`)).text()
  expect(calendar).toContain('DTSTART:20270605T060000Z')
  expect((await request.get('/ticket.pdf?code=00000000000000000000000000')).status()).toBe(404)
})

test('without JavaScript a ticket is found by its code, and the form asks again for an unknown code', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: portal })
  await arriveWith(context, portal, { lang: 'en' })
  const page = await context.newPage()
  const code = await aTicket(context.request)
  await page.goto('/ticket')
  await page.getByLabel('Ticket code').fill('0000')
  await page.getByRole('button', { name: 'Show the ticket' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'There is no such ticket' })).toBeVisible()
  await expect(page.getByLabel('Ticket code')).toHaveValue('0000')
  expect((await page.request.get(page.url())).status()).toBe(404)

  await page.getByLabel('Ticket code').fill(code.replace(/.{4}/g, '$&-'))
  await page.getByRole('button', { name: 'Show the ticket' }).click()
  await expect(page.getByRole('article')).toContainText('Айваседа Анна')
  await expect(page.getByRole('link', { name: 'Download the PDF' })).toHaveAttribute(
    'href',
    `/ticket.pdf?code=${code}&lang=en`,
  )
  await context.close()
})

/** Orders two tickets, and opens the gate with its list. @returns the codes of the tickets */
async function gateWithList(page: Page, request: APIRequestContext): Promise<readonly [string, string]> {
  await arriveWith(page.context(), portal, { lang: 'en' })
  const codes = [await aTicket(request), await aTicket(request)] as const
  await enterGate(page)
  await page.getByRole('button', { name: 'Download the list' }).click()
  return codes
}

async function check(page: Page, code: string) {
  await page.getByLabel('Ticket code').fill(code)
  await page.keyboard.press('Enter')
}

test('at a gate a code typed by keyboard admits once', async ({ page, context, request }) => {
  await arriveWith(context, portal, { lang: 'en' })
  const code = await aTicket(request)
  await enterGate(page)
  await check(page, shortOf(code))
  await expect(page.getByText('Admit', { exact: true })).toBeVisible()
  await check(page, code)
  await expect(page.getByText('This ticket has already been used')).toBeVisible()
  await check(page, '00000000')
  await expect(page.getByText('There is no such ticket: do not admit')).toBeVisible()

  await page.goto(`/ticket?code=${code}`)
  await expect(page.getByRole('article')).toHaveAttribute('data-status', 'redeemed')
})

test('an offline gate admits by its list, and reports a ticket that was used twice when the network returns', async ({
  page,
  context,
  request,
  complaints,
}) => {
  const [once, twice] = await gateWithList(page, request)
  await expect(page.getByText(/tickets?, downloaded/)).toBeVisible()

  await context.setOffline(true)
  await check(page, shortOf(once))
  await expect(page.getByText('checked by the list')).toBeVisible()
  await check(page, shortOf(once))
  await expect(page.getByText('This ticket has already been used')).toBeVisible()
  await check(page, twice)
  await expect(page.getByText('2 admissions are not reported yet')).toBeVisible()
  expect((await redeem(request, twice)).status()).toBe(200)

  // The provider is still unreachable after a reload.
  await page.route('**/redeem', (route) => route.abort('internetdisconnected'))
  await context.setOffline(false)
  await page.reload()
  await expect(page.getByText('2 admissions are not reported yet')).toBeVisible()
  await page.unroute('**/redeem')
  await page.reload()

  await expect(page.getByText('1 ticket was used twice')).toBeVisible()
  await expect(page.getByText('not reported yet')).toBeHidden()
  expect((await redeem(request, once)).status()).toBe(409)
  // The browser reports each file that its worker could not load offline.
  complaints.length = 0
})

test('a gate opens again offline with its list and admissions, and the seller sees double admissions', async ({
  page,
  context,
  request,
  complaints,
}) => {
  const [waiting, twice] = await gateWithList(page, request)
  await expect(page.getByText('This page opens without a network too')).toBeVisible()

  await context.setOffline(true)
  await check(page, waiting)
  await expect(page.getByText('1 admission is not reported yet')).toBeVisible()
  await page.reload()
  await expect(page.getByText('1 admission is not reported yet')).toBeVisible()
  await check(page, shortOf(waiting))
  await expect(page.getByText('This ticket has already been used')).toBeVisible()
  await check(page, twice)
  await expect(page.getByText('checked by the list')).toBeVisible()
  const { ticket } = await (await redeem(request, twice)).json()

  await context.setOffline(false)
  await expect(page.getByText('1 ticket was used twice')).toBeVisible()
  await expect(page.getByText('not reported yet')).toBeHidden()
  await page.goto('/seller', { waitUntil: 'networkidle' })
  await expect(page.getByRole('region', { name: 'Admitted twice' })).toContainText(ticket.number)
  complaints.length = 0
})

test('a seller sees sold and redeemed tickets by day, and can save them as CSV', async ({ page, context, request }) => {
  await arriveWith(context, portal, { lang: 'en' })
  expect((await redeem(request, await aTicket(request))).status()).toBe(200)
  await page.goto('/seller')
  await page.getByRole('textbox', { name: 'Organisation key' }).fill('org_wrong')
  await page.keyboard.press('Enter')
  await expect(page.getByText('This is not an organisation key')).toBeVisible()
  await page.getByRole('textbox', { name: 'Organisation key' }).fill(organisationKey())
  await page.keyboard.press('Enter')
  const days = page.getByRole('region', { name: 'By day' })
  await expect(days.getByRole('row')).not.toHaveCount(1)
  await expect(page.getByRole('region', { name: 'By order' })).toContainText('test')

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV by order' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toMatch(/^items-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/)

  await page.getByLabel('Address, https://').fill('https://127.0.0.1/hook')
  await page.keyboard.press('Enter')
  await expect(page.getByText('It must be an address on the internet')).toBeVisible()
})

test('tickets that were opened before open again offline, another one does not', async ({
  page,
  context,
  request,
  complaints,
}) => {
  await arriveWith(context, portal, { lang: 'en' })
  const [first, second, unseen] = [await aTicket(request), await aTicket(request), await aTicket(request)]
  for (const code of [first, second]) {
    await page.goto(`/ticket?code=${code}`)
    await expect(page.getByText('This ticket opens without a network too')).toBeVisible()
  }
  await context.setOffline(true)

  for (const code of [first, second]) {
    await page.goto(`/ticket?code=${code}`)
    await expect(page.getByRole('article')).toContainText('Айваседа Анна')
    await expect(page.getByRole('article')).toContainText(code.slice(-4))
    await expect(page.getByRole('img', { name: /QR/ })).toBeVisible()
  }
  await expect(page.goto(`/ticket?code=${unseen}`)).rejects.toThrow('net::')

  await context.setOffline(false)
  complaints.length = 0
})

test('a ticket from a mail opens again offline, whatever the language and the order in its address', async ({
  page,
  context,
  request,
  complaints,
}) => {
  await arriveWith(context, portal)
  const code = await aTicket(request)
  await page.goto(`/ticket?code=${code}&lang=ru`)
  await expect(page.getByText('Билет откроется в этом браузере и без сети')).toBeVisible()
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('article')).toContainText('Айваседа Анна')

  for (const query of [`code=${code}&lang=ru`, `lang=ru&code=${code}`, `code=${code}`, `code=${code}&lang=en`]) {
    await page.goto(`/ticket?${query}`)
    await expect(page.getByRole('article')).toContainText(code.slice(-4))
    await expect(page.getByText('Билет откроется в этом браузере и без сети')).toBeVisible()
  }

  await context.setOffline(false)
  complaints.length = 0
})
