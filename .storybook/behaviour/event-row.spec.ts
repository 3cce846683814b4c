import { expect, test } from '@playwright/test'
import { openStory } from '../pictures/stage.ts'

/** The title's words of ten letters fit in a line of this width, rem. */
const room = 14
/** Beside the filters the row is 944 px wide before the map takes a column; full pages are wider. */
const widths = [896, 944, 1024, 1151, 1152, 1264, 1440]

test('the title of an event has room at every width of its row', async ({ context }) => {
  const page = await openStory(context, 'cards-eventrow--row')
  await page.setViewportSize({ width: 1600, height: 600 })
  const container = page.locator(':has(> article)')
  const title = page.getByRole('heading')
  await title.waitFor()
  for (const text of ['100', '150'])
    for (const width of widths) {
      await container.evaluate((element: HTMLElement, size) => (element.style.inlineSize = `${size}px`), width)
      const rem = await page.evaluate((size) => {
        document.documentElement.dataset['text'] = size
        return Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      }, text)
      const box = await title.boundingBox()

      expect(box?.width, `at ${width} px and ${text} %`).toBeGreaterThanOrEqual(room * rem)
    }
})
