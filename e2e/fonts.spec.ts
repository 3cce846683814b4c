import type { Page } from '@playwright/test'
import { pages } from './pages.ts'
import { portal } from './portals.ts'
import { arriveWith, expect, test } from './visit.ts'

test.use({ isPageNew: true })

/** Font files of the page itself; the map's labels have their own. */
function watchFonts(page: Page): string[] {
  const names: string[] = []
  page.on('request', (request) => {
    const name = /\/((?:golos|piazzolla)-[a-z]+)[^/]*\.woff2$/.exec(request.url())?.[1]
    if (name) names.push(name)
  })
  return names
}

const loadedFamilies = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded')
    return [...new Set(loaded.map(({ family }) => family.replaceAll('"', '')))].toSorted()
  })

const addresses = [pages.home, pages.place, pages.hotels, pages.event, pages['a tour'], pages.guide, pages.missing]

const expected = {
  ru: { files: ['golos-cyr', 'piazzolla-cyr'], families: ['Golos Text Cyrillic', 'Piazzolla Cyrillic'] },
  en: { files: ['golos-lat', 'piazzolla-lat'], families: ['Golos Text', 'Piazzolla'] },
} as const

for (const lang of ['ru', 'en'] as const) {
  for (const address of addresses) {
    test(`${address} in ${lang} loads only the two font files of its alphabet`, async ({ page, context }) => {
      await arriveWith(context, portal, { lang })
      const files = watchFonts(page)

      await page.goto(address)

      await expect.poll(() => loadedFamilies(page)).toEqual(expected[lang].families)
      await page.waitForLoadState('networkidle')
      expect([...new Set(files)].toSorted()).toEqual(expected[lang].files)
    })
  }
}
