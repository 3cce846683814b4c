import { expect, test } from '@playwright/test'
import { styled } from './loaded.ts'

const missing = { status: 404 }
for (const [outcome, response] of [
  ['load', { contentType: 'text/css', body: 'p { height: 7px }' }],
  ['do not load', missing],
] as const)
  test(`a picture waits for styles that ${outcome} late`, async ({ page }) => {
    const requested = Promise.withResolvers<void>()
    const released = Promise.withResolvers<void>()
    await page.route('**/late.css', async (route) => {
      requested.resolve()
      await released.promise
      await route.fulfill(response)
    })
    await page.route('**/page', (route) => route.fulfill({ contentType: 'text/html', body: '<p>Ёж</p>' }))
    await page.goto('http://localhost/page')
    await page.evaluate(() => {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/late.css' }))
    })
    let isOver = false
    const waiting = styled(page).then(() => {
      isOver = true
    })

    await requested.promise
    await page.evaluate(async () => {
      for (const _ of Array(9)) await new Promise((drawn) => requestAnimationFrame(drawn))
    })
    expect(isOver).toBe(false)

    released.resolve()
    await waiting
    expect(isOver).toBe(true)
  })
