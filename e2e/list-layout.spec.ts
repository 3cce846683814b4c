import { portal } from './portals.ts'
import { arriveWith, expect, test } from './visit.ts'

test('the header hides on scrolling down, returns on scrolling up, and never hides while it contains focus', async ({
  page,
  context,
}) => {
  await arriveWith(context, portal)
  await page.goto('/')
  const brand = page.getByRole('banner').getByRole('link', { name: /Югра/ }).first()
  await expect(brand).toBeInViewport()
  // On a slow machine the first wheel events may be before hydration.
  await expect(async () => {
    await page.mouse.wheel(0, 300)
    await expect(brand).not.toBeInViewport({ timeout: 1000 })
  }).toPass()
  await page.mouse.wheel(0, -300)
  await expect(brand).toBeInViewport()
  await page.getByRole('banner').getByRole('combobox').focus()
  await page.mouse.wheel(0, 900)
  await expect(brand).toBeInViewport()
})

test('nothing moves in the filters of places when the types load with the list', async ({ page, context }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await arriveWith(context, portal)
  await page.goto('/', { waitUntil: 'networkidle' })
  let respond = () => {}
  const held = new Promise<void>((resolve) => (respond = resolve))
  await page.route('**/api/portal/location?**', async (route) => {
    await held
    await route.continue()
  })
  await page.locator('main a[href="/locations"]').first().click()
  const access = page.locator('main form[action="/locations"] fieldset').last()
  await expect(access.getByText('Доступная среда', { exact: true })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /Музе/ })).toHaveCount(0)
  const topOf = async () => (await access.boundingBox())?.y ?? Infinity
  const before = await topOf()
  respond()
  await expect(page.getByRole('checkbox', { name: /Музе/ })).toBeVisible()
  expect(Math.abs((await topOf()) - before)).toBeLessThan(60)
})

for (const lang of ['ru', 'en'] as const) {
  for (const [name, address] of [
    ['a place', '/locations'],
    ['an event', '/events'],
  ] as const)
    test(`on a phone the buttons of ${name} are on one line of its row (${lang})`, async ({ page, context }) => {
      await page.setViewportSize({ width: 375, height: 812 })
      await arriveWith(context, portal, { lang })
      await page.goto(address)
      // A row of an object on the map has three buttons.
      const row = page.locator('article').filter({ has: page.locator('a[title]') })
      const tools = row.first().locator('button, a[title]').filter({ visible: true })
      await expect(tools).toHaveCount(3)
      const middles = await tools.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).map(({ top, height }) => Math.round(top + height / 2)),
      )
      expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4)
    })
}

test('on a phone a card of a rail is as high as its own content', async ({ page, context }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await arriveWith(context, portal)
  await page.goto('/')
  const cards = page.locator('#tracks article')
  await expect(cards).toHaveCount(3)
  const spare = await cards.evaluateAll((all) =>
    all.map((card) => {
      const words = card.lastElementChild?.lastElementChild?.getBoundingClientRect().bottom ?? 0
      return card.getBoundingClientRect().bottom - words
    }),
  )
  expect(Math.max(...spare)).toBeLessThan(40)
})

test('the pills that filter a list have the same height', async ({ page, context }) => {
  await arriveWith(context, portal)
  await page.goto('/tours')
  const pills = page.getByRole('main').getByRole('link', { name: /^(Все направления|Этнография|Доступный)/ })
  await expect(pills).toHaveCount(3)
  const heights = await pills.evaluateAll((all) => all.map((pill) => pill.getBoundingClientRect().height))
  expect(new Set(heights).size).toBe(1)
})
