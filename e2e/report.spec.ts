import { mailsTo } from './outbox.ts'
import { portal } from './portals.ts'
import { arriveWith, expect, test } from './visit.ts'

/** The default address of the operator: mails of a portal without a mail server stay in the outbox. */
const operator = 'operator@portal.example'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a report of an error on the page of a place reaches the operator', async ({ page, context }) => {
    await arriveWith(context, portal)
    await page.goto('/locations/1003')
    await page.getByRole('link', { name: 'Сообщить об ошибке', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Сообщить об ошибке' })).toBeVisible()
    await page.getByRole('radio', { name: 'Часы работы' }).check()
    await page.getByRole('textbox', { name: /^Как на\sсамом деле/ }).fill('По понедельникам дверь заперта.')
    await page.getByRole('button', { name: 'Отправить' }).click()

    await expect(page.getByRole('status').filter({ hasText: 'Сообщение отправлено' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Вернуться на страницу' })).toHaveAttribute('href', '/locations/1003')
    await expect.poll(async () => (await mailsTo(operator)).join()).toContain('По понедельникам дверь заперта.')
  })
})

test('a report about a tour names missing fields, keeps typed values and is sent without leaving the page', async ({
  page,
  context,
}) => {
  await arriveWith(context, portal, { lang: 'en' })
  await page.goto('/report?object_type=tour&object_id=5001')
  // Before hydration the browser itself refuses a form with an empty field.
  await expect(page.getByRole('form', { name: 'Report an error' })).toHaveAttribute('novalidate', '')
  await page.getByRole('textbox', { name: /^How it\sreally is/ }).fill('The bus leaves at nine.')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('region', { name: /^Check/ }).getByRole('link')).toHaveText(/What is\swrong/)
  await expect(page.getByRole('textbox', { name: /^How it\sreally is/ })).toHaveValue('The bus leaves at nine.')

  await page.getByRole('radio', { name: 'Something else' }).check()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Your report has been sent' })).toBeVisible()
  await expect.poll(async () => (await mailsTo(operator)).join()).toContain('The bus leaves at nine.')
})

test('on a phone the confirmation of a sent report is in view, below the focused title', async ({ page, context }) => {
  await page.setViewportSize({ width: 375, height: 667 })
  await arriveWith(context, portal)
  await page.goto('/report?object_type=location&object_id=1001', { waitUntil: 'networkidle' })
  await page.getByRole('radio', { name: 'Другое' }).check()
  await page.getByRole('textbox', { name: /^Как на\sсамом деле/ }).fill('Вход теперь со двора.')
  await page.getByRole('button', { name: 'Отправить' }).click()

  await expect(page.getByRole('status').filter({ hasText: 'Сообщение отправлено' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('a report about an unknown object is a 404', async ({ page }) => {
  const response = await page.goto('/report?object_type=location&object_id=999999')
  expect(response?.status()).toBe(404)
})
