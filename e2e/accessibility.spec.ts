import { AxeBuilder } from '@axe-core/playwright'
import type { BrowserContext, Page } from '@playwright/test'
import { addStyle, faults, faultsInOtherThemes, otherThemes } from './axe.ts'
import { authPages, pages, signedInPages } from './pages.ts'
import { deadPortal, portal } from './portals.ts'
import { call, signUp } from './signed-in.ts'
import { arriveWith, expect, test } from './visit.ts'

const open = async (page: Page, address: string) => {
  const keptTrack = JSON.stringify({ locations: [1004, 1003, 2001], events: [] })
  await page.addInitScript((kept) => localStorage.setItem('active_track', kept), keptTrack)
  await page.goto(address, { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** A visitor whose lists are not empty. */
async function signUpWithLists(context: BrowserContext) {
  await signUp(context, { first_name: 'Аполлинария-Александра', last_name: 'Константинопольская' })
  await call(context, 'POST', 'profile/family', { last_name: 'Ли', first_name: 'Анна', passport: '6700 123456' })
  await call(context, 'PUT', 'profile/favorite/location/1003')
  await call(context, 'PUT', 'profile/history', { object_type: 'event', object_id: 4010 })
}

for (const [name, address] of Object.entries(pages)) {
  test(`axe finds nothing on ${name}, in any theme`, async ({ page, context }) => {
    await arriveWith(context, portal, { theme: 'light' })
    await open(page, address)
    const part = address === pages.home ? 'html' : 'main'
    expect([...(await faults(page, 'light')), ...(await faultsInOtherThemes(page, part))]).toEqual([])
  })
}

test('axe finds nothing on the pages to sign up and in, also with errors, in any theme', async ({ page, context }) => {
  await arriveWith(context, portal, { theme: 'light' })
  for (const address of Object.values(authPages)) {
    await open(page, address)
    expect([...(await faults(page, 'light')), ...(await faultsInOtherThemes(page, 'main'))], address).toEqual([])
  }
  await open(page, authPages['sign-up'])
  await page.getByRole('main').locator('form button[type=submit]').click()
  await expect(page.getByRole('main').locator('[data-form-errors]')).toBeFocused()
  expect([...(await faults(page, 'light')), ...(await faultsInOtherThemes(page, 'main'))]).toEqual([])
})

test('axe finds nothing on the pages of a signed-in visitor, in any theme', async ({ page, context }) => {
  await arriveWith(context, portal, { theme: 'light' })
  await signUpWithLists(context)
  for (const address of Object.values(signedInPages)) {
    await open(page, address)
    expect([...(await faults(page, 'light')), ...(await faultsInOtherThemes(page, 'main'))], address).toEqual([])
  }
})

for (const theme of ['dark', 'lv-black-on-white'] as const) {
  test(`axe finds nothing on a place rendered in ${theme}`, async ({ page, context }) => {
    await arriveWith(context, portal, { theme })
    await open(page, pages.place)
    expect(await faults(page, theme)).toEqual([])
  })
}

test('axe reports an unreadable colour in each theme', async ({ page, context }) => {
  await arriveWith(context, portal, { theme: 'light' })
  await open(page, pages.missing)
  const rules = otherThemes.map(
    (theme, at) => `[data-theme='${theme}'] #canary-${at} { color: #777; background: #787878 }`,
  )
  await addStyle(page, rules.join('\n'))
  await page.evaluate(
    (themes) =>
      document
        .querySelector('main')
        ?.append(
          ...themes.map((theme, at) =>
            Object.assign(document.createElement('p'), { id: `canary-${at}`, textContent: theme }),
          ),
        ),
    otherThemes,
  )
  await expect(page.locator('[id^=canary-]')).toHaveCount(otherThemes.length)
  expect(await faults(page, 'light')).toEqual([])
  const found = await faultsInOtherThemes(page, 'main')
  for (const [at, theme] of otherThemes.entries())
    expect(found.some((fault) => fault.startsWith(`${theme}: color-contrast`) && fault.includes(`#canary-${at}`))).toBe(
      true,
    )
  expect(found.filter((fault) => fault.includes(': color-contrast'))).toHaveLength(otherThemes.length)
})

test('axe finds nothing on the page of an unavailable provider', async ({ page, context }) => {
  await arriveWith(context, deadPortal)
  await page.goto(deadPortal)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
})

for (const [name, address] of Object.entries(pages)) {
  test(`nothing scrolls sideways on ${name} at 375 px, nor with text at 200 %`, async ({ page, context }) => {
    await page.setViewportSize({ width: 375, height: 812 })
    const sideways = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    await arriveWith(context, portal)
    await page.goto(address)
    await expect.poll(sideways).toBe(0)
    // As the reading settings set it.
    await page.evaluate(() => (document.documentElement.dataset['text'] = '200'))
    await expect.poll(sideways).toBe(0)
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect.poll(sideways).toBe(0)
  })
}

test('nothing scrolls sideways on a track with stops at 375 px, nor with text at 200 %', async ({ page, context }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await arriveWith(context, portal)
  const track = JSON.stringify({ locations: [1001, 1002, 1003], events: [] })
  await page.addInitScript((text) => localStorage.setItem('active_track', text), track)
  await page.goto('/my_tracks')
  await expect(page.locator('main button[value="remove"]')).toHaveCount(3)
  await expect.poll(sideways).toBe(0)
  await page.evaluate(() => (document.documentElement.dataset['text'] = '200'))
  await expect.poll(sideways).toBe(0)
})

test('nothing scrolls sideways on the pages of accounts', async ({ page, context }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  const check = async (addresses: readonly string[]) => {
    for (const address of addresses) {
      await page.goto(address)
      await expect.poll(sideways, address).toBe(0)
      await page.evaluate(() => (document.documentElement.dataset['text'] = '200'))
      await expect.poll(sideways, `${address} at 200 %`).toBe(0)
    }
  }
  await arriveWith(context, portal)
  await check(Object.values(authPages))
  await signUpWithLists(context)
  await check(Object.values(signedInPages))
})
