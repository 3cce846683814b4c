import type { Page } from '@playwright/test'
import { portal } from './portals.ts'
import { arriveWith, expect, test } from './visit.ts'

test.use({ javaScriptEnabled: false })

const windows = [
  { width: 375, height: 812 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]

/** Runs in the page: the names on the static map, and the elements that they overlap. */
function namesOnMap() {
  const map = document.querySelector('#map figure') ?? document.querySelector('figure:has([data-narrowest])')
  const areApart = (one: DOMRect, other: DOMRect) =>
    one.right <= other.left + 1 ||
    other.right <= one.left + 1 ||
    one.bottom <= other.top + 1 ||
    other.bottom <= one.top + 1
  const shown = [...(map?.querySelectorAll('[data-narrowest]') ?? [])].filter((town) => town.checkVisibility())
  const towns = shown.map((town) => {
    const [dot, title] = town.children
    return { name: title?.textContent ?? '', box: title?.getBoundingClientRect() ?? new DOMRect(), dot }
  })
  const pins = [...(map?.querySelectorAll('ul [data-category]') ?? [])].map((pin) => pin.getBoundingClientRect())
  const credit = map?.querySelector('figcaption')?.getBoundingClientRect()
  const covered = towns.flatMap(({ name, box }, at) => [
    ...towns.slice(at + 1).flatMap((other) => (areApart(box, other.box) ? [] : [`${name} over ${other.name}`])),
    ...towns.flatMap(({ name: other, dot }, index) =>
      index === at || !dot || areApart(box, dot.getBoundingClientRect()) ? [] : [`${name} over the dot of ${other}`],
    ),
    // The box of the drop, without the touch target around it.
    ...pins.flatMap(({ left, top, width, height }) =>
      areApart(box, new DOMRect(left + width / 4, top + height / 8, width / 2, (height * 3) / 4))
        ? []
        : [`${name} under a pin`],
    ),
    ...(credit && !areApart(box, credit) ? [`${name} under the credit`] : []),
  ])
  return { names: towns.length, pins: pins.length, covered }
}

const addresses = async (page: Page) => {
  await page.goto('/tracks?limit=100')
  const links = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link')
  await expect(links.first()).toBeVisible()
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
}

for (const lang of ['ru', 'en'] as const)
  for (const text of [undefined, '200'] as const)
    test(`names on static maps overlap neither each other nor pins (${lang}, ${text ?? '100'} %)`, async ({
      page,
      context,
    }) => {
      await arriveWith(context, portal, { lang, ...(text && { text }) })
      const tracks = await addresses(page)
      expect(tracks.length).toBeGreaterThan(9)
      let written = 0
      for (const address of ['/', '/locations?view=map', ...tracks]) {
        await page.goto(address)
        for (const window of windows) {
          await page.setViewportSize(window)
          await expect(page.locator('figure:has([data-narrowest])').first()).toBeVisible()
          const { names, pins, covered } = await page.evaluate(namesOnMap)
          written += names
          expect(pins, address).toBeGreaterThan(0)
          expect.soft(covered, `${address} at ${window.width}`).toEqual([])
        }
      }
      expect(written).toBeGreaterThan(tracks.length)
    })
