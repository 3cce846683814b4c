import { AxeBuilder } from '@axe-core/playwright'
import { pages } from './pages.ts'
import { deadPortal, portal } from './portals.ts'
import { arriveWith, expect, test } from './visit.ts'

const keptTrack = JSON.stringify({ locations: [1004, 1003, 2001], events: [] })

for (const theme of ['light', 'dark', 'lv-black-on-white'] as const) {
  for (const [name, address] of Object.entries(pages)) {
    test(`axe finds nothing on ${name}, ${theme}`, async ({ page, context }) => {
      await arriveWith(context, portal, { theme })
      await page.addInitScript((kept) => localStorage.setItem('active_track', kept), keptTrack)
      await page.goto(address, { waitUntil: 'networkidle' })
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target).slice(0, 5) }))).toEqual([])
    })
  }
}

test('axe finds nothing on the page of an unavailable provider', async ({ page, context }) => {
  await arriveWith(context, deadPortal)
  await page.goto(deadPortal)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
})

for (const [name, address] of Object.entries(pages)) {
  test(`nothing scrolls sideways on ${name} at 375 px, nor with text at 200 %`, async ({ page, context }) => {
    await page.setViewportSize({ width: 375, height: 812 })
    const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    await arriveWith(context, portal)
    await page.goto(address)
    expect(await sideways()).toBe(0)
    await arriveWith(context, portal, { text: '200' })
    await page.goto(address)
    expect(await sideways()).toBe(0)
    await page.setViewportSize({ width: 1440, height: 900 })
    expect(await sideways()).toBe(0)
  })
}
