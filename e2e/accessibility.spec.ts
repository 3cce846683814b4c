import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { pages } from './pages.ts'
import { deadPortal, portal } from './portals.ts'
import { arriveWith, expect, test } from './visit.ts'

const otherThemes = ['dark', 'lv-black-on-white', 'lv-white-on-black', 'lv-blue-on-blue'] as const

/** A theme is colours and lines on the same markup, so that only what axe says of colours can change with it. People with low vision are given 7 : 1; that rule leaves what is below 4.5 : 1 to the other. */
const rulesOf = (theme: string) => ['color-contrast', 'link-in-text-block', ...(theme.startsWith('lv') ? ['color-contrast-enhanced'] : [])]

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>
/** As the builder leaves it in the page. */
type PageWithAxe = typeof globalThis & { axe: { run: (root: string, options: object) => Promise<Results> } }

/** Not rules that read style sheets, which would be fetched anew; the portal has no page in another. */
const options = { resultTypes: ['violations' as const], preload: false }

const said = (theme: string, { violations }: Results) =>
  violations.flatMap(({ id, nodes }) => nodes.slice(0, 5).map(({ target, any }) => `${theme}: ${id}: ${target.join(' ')}: ${any[0]?.message ?? ''}`))

const faults = async (page: Page, theme: string) => said(theme, await new AxeBuilder({ page }).setLegacyMode().options(options).analyze())

/** In a sheet made by script: the portal's policy lets in no `<style>` but its own. */
const addStyle = (page: Page, text: string) =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }, text)

/** Of a page that axe has looked at in light. @param part a selector: what stands around every page need be looked at once */
async function faultsInOtherThemes(page: Page, part: string): Promise<string[]> {
  const found: string[] = []
  await addStyle(page, '*, ::before, ::after { transition: none !important }')
  for (const theme of otherThemes) {
    // Settled: the script sets the theme itself, and nothing moves to it by steps.
    const results = await page.evaluate(
      ({ name, root, asked }) => {
        document.documentElement.dataset['theme'] = name
        return (window as unknown as PageWithAxe).axe.run(root, asked)
      },
      { name: theme, root: part, asked: { ...options, runOnly: rulesOf(theme) } },
    )
    found.push(...said(theme, results))
  }
  return found
}

const open = async (page: Page, address: string) => {
  const keptTrack = JSON.stringify({ locations: [1004, 1003, 2001], events: [] })
  await page.addInitScript((kept) => localStorage.setItem('active_track', kept), keptTrack)
  await page.goto(address, { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

for (const [name, address] of Object.entries(pages)) {
  test(`axe finds nothing on ${name}, in any theme`, async ({ page, context }) => {
    await arriveWith(context, portal, { theme: 'light' })
    await open(page, address)
    const part = address === pages.home ? 'html' : 'main'
    expect([...(await faults(page, 'light')), ...(await faultsInOtherThemes(page, part))]).toEqual([])
  })
}

for (const theme of ['dark', 'lv-black-on-white'] as const) {
  test(`axe finds nothing on a place that comes in ${theme}`, async ({ page, context }) => {
    await arriveWith(context, portal, { theme })
    await open(page, pages.place)
    expect(await faults(page, theme)).toEqual([])
  })
}

test('a colour that cannot be read is found in each theme', async ({ page, context }) => {
  await arriveWith(context, portal, { theme: 'light' })
  await open(page, pages.missing)
  const rules = otherThemes.map((theme, at) => `[data-theme='${theme}'] #canary-${at} { color: #777; background: #787878 }`)
  await addStyle(page, rules.join('\n'))
  await page.evaluate(
    (themes) => document.querySelector('main')?.append(...themes.map((theme, at) => Object.assign(document.createElement('p'), { id: `canary-${at}`, textContent: theme }))),
    otherThemes,
  )
  await expect(page.locator('[id^=canary-]')).toHaveCount(otherThemes.length)
  expect(await faults(page, 'light')).toEqual([])
  const found = await faultsInOtherThemes(page, 'main')
  for (const [at, theme] of otherThemes.entries()) expect(found.some((fault) => fault.startsWith(`${theme}: color-contrast`) && fault.includes(`#canary-${at}`))).toBe(true)
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
    const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    await arriveWith(context, portal)
    await page.goto(address)
    await expect.poll(sideways).toBe(0)
    // As the reading settings do it.
    await page.evaluate(() => (document.documentElement.dataset['text'] = '200'))
    await expect.poll(sideways).toBe(0)
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect.poll(sideways).toBe(0)
  })
}
