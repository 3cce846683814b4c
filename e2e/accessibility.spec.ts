import type { BrowserContext, Page } from '@playwright/test'
import { addStyle, faults, faultsInOtherThemes, otherThemes } from './axe.ts'
import { coveredOf, seesTitle } from './covered.ts'
import { walkThrough } from './keyboard-walk.ts'
import { authPages, barePages, pages, signedInPages } from './pages.ts'
import { expectNames, isHydrated, keptTrack } from './part-names.ts'
import { deadPortal, portal } from './portals.ts'
import { call, signUp } from './signed-in.ts'
import { arriveWith, expect, test } from './visit.ts'

const open = async (page: Page, address: string) => {
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

/** Pages with the same tab stops as another page: of the same kind, or with another filter. */
const walkedElsewhere: readonly string[] = [
  'filtered places',
  'events of days that make no sense',
  'tours by direction',
  'a tour sold elsewhere',
  'an excursion',
  'excursions',
  'a piece of news',
  'news',
  'hotels',
  'a document',
  'guide',
]

const phone = { width: 375, height: 812 }
const narrowPhone = { width: 320, height: 640 }
const desk = { width: 1440, height: 900 }
const sidewaysOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
/** The page does not scroll sideways, its bars cover no focused element, and its title is on the first screen. */
async function expectOnPhone(page: Page, name: string) {
  await expect.soft.poll(() => sidewaysOf(page), `${name} is as wide as the window`).toBe(0)
  await expect.soft.poll(() => coveredOf(page), `${name} has no bar over what has focus`).toEqual([])
  await expect.soft.poll(() => seesTitle(page), `${name} has its title on the first screen`).toBe(true)
}
/** @param page with a phone's window; it is left with a desktop's */
async function expectNothingSideways(page: Page, name: string) {
  await expectOnPhone(page, `${name} on a phone`)
  // The same attribute as that of the reading settings.
  await page.evaluate(() => (document.documentElement.dataset['text'] = '200'))
  await expectOnPhone(page, `${name} on a phone at 200 %`)
  await page.setViewportSize(narrowPhone)
  await expect.soft.poll(() => sidewaysOf(page), `${name} on a narrow phone at 200 %`).toBe(0)
  await page.setViewportSize(desk)
  await expect.soft.poll(() => sidewaysOf(page), `${name} at 200 %`).toBe(0)
  await page.evaluate(() => delete document.documentElement.dataset['text'])
}

async function expectReachedByKeyboard(page: Page) {
  await page.locator('a[href="#main"]').press('Enter')
  await expect(page.locator('#main')).toBeFocused()
  const { stops, ...walk } = await walkThrough(page, 'main')
  expect.soft(walk).toEqual({ faults: [], state: 'over' })
  expect.soft(stops.length).toBeGreaterThan(0)
}

// One visit per page for all checks, because opening a page costs more than checking it.
for (const [name, address] of Object.entries(pages)) {
  const isWalked = !walkedElsewhere.includes(name)
  test(`${name} scrolls nothing sideways on a phone or at 200 %, names its parts${
    isWalked ? ', leads the keyboard everywhere' : ''
  } and satisfies axe in every theme`, async ({ page, context }) => {
    await page.setViewportSize(phone)
    await arriveWith(context, portal, { theme: 'light' })
    await open(page, address)
    await isHydrated(page)
    await expectNothingSideways(page, name)
    await expectNames(page, [], name)
    expect.soft(await faults(page, 'light')).toEqual([])
    if (isWalked) await expectReachedByKeyboard(page)
    expect.soft(await faultsInOtherThemes(page, address === pages.home ? 'html' : 'main')).toEqual([])
  })
}

/** @param page with a phone's window */
async function expectAccessible(page: Page, address: string) {
  await page.setViewportSize(phone)
  await open(page, address)
  await expectNothingSideways(page, address)
  await expectNames(page, [], address)
  await expectNoFaults(page, address)
}

async function expectNoFaults(page: Page, name: string) {
  expect.soft([...(await faults(page, 'light')), ...(await faultsInOtherThemes(page, 'main'))], name).toEqual([])
}

test('the pages for signing up and in fit a phone, name their parts and satisfy axe, also with errors', async ({
  page,
  context,
}) => {
  await arriveWith(context, portal, { theme: 'light' })
  for (const address of Object.values({ ...authPages, ...barePages })) await expectAccessible(page, address)
  await open(page, authPages['sign-up'])
  await page.getByRole('main').locator('form button[type=submit]').click()
  await expect(page.getByRole('main').locator('[data-form-errors]')).toBeFocused()
  await expectNoFaults(page, 'sign-up with errors')
})

// Two tests, so that two workers share them.
const addresses = Object.values(signedInPages)
for (const [half, some] of [addresses.slice(0, 8), addresses.slice(8)].entries()) {
  test(`the pages of a signed-in visitor fit a phone, name their parts and satisfy axe, part ${half + 1}`, async ({
    page,
    context,
  }) => {
    await arriveWith(context, portal, { theme: 'light' })
    await signUpWithLists(context)
    expect(some.length).toBeGreaterThan(5)
    for (const address of some) await expectAccessible(page, address)
  })
}

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
  // 5 : 1 is too little for low vision alone.
  rules.push('#dim { color: #6f6f6f; background: #fff; font-size: 16px }')
  await addStyle(page, rules.join('\n'))
  await page.evaluate(
    (themes) =>
      document
        .querySelector('main')
        ?.append(
          ...[...themes.map((_, at) => `canary-${at}`), 'dim'].map((id) =>
            Object.assign(document.createElement('p'), { id, textContent: 'Unreadable' }),
          ),
        ),
    otherThemes,
  )
  await expect(page.locator('[id^=canary-]')).toHaveCount(otherThemes.length)
  expect(await faults(page, 'light')).toEqual([])
  const found = await faultsInOtherThemes(page, 'main')
  const reported = found.flatMap(
    (fault) => /^(\S+): color-contrast\S*: (#canary-\d|#dim): /.exec(fault)?.slice(1).join(' ') ?? [],
  )
  expect(reported.toSorted()).toEqual(
    otherThemes
      .flatMap((theme, at) => [`${theme} #canary-${at}`, ...(theme.startsWith('lv') ? [`${theme} #dim`] : [])])
      .toSorted(),
  )
  expect(found.filter((fault) => fault.includes(': color-contrast'))).toHaveLength(reported.length)
})

test('axe finds nothing on the page of an unavailable provider', async ({ page, context }) => {
  await arriveWith(context, deadPortal)
  await page.goto(deadPortal)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await faults(page, 'light')).toEqual([])
})

test('an empty track does not scroll sideways', async ({ page, context }) => {
  await page.setViewportSize(phone)
  await arriveWith(context, portal)
  await page.goto('/my_tracks')
  await expectNothingSideways(page, 'an empty track')
})
