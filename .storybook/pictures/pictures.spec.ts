import { expect, test as base, type Page } from '@playwright/test'
import { verdictOfRun } from './judge.ts'
import { stack } from './stack.ts'
import { components, openStage, photograph, show } from './stage.ts'

const widths = [375, 1440] as const
const themes = ['light', 'lv-white-on-black'] as const

const test = base.extend<object, { stages: readonly { width: number; page: Page }[] }>({
  stages: [
    async ({ browser }, use) => {
      const stages = await Promise.all(widths.map(async (width) => ({ width, page: await openStage(browser, width) })))
      await use(stages)
      await Promise.all(stages.map(({ page }) => page.context().close()))
    },
    { scope: 'worker' },
  ],
})

for (const { title, stories } of components()) {
  test(`${title} looks as accepted`, async ({ stages }, testInfo) => {
    const { isCompared, line } = verdictOfRun()
    // Skipped: another Chromium, or other letters, would draw every picture otherwise.
    test.skip(!isCompared, line)
    testInfo.annotations.push({ type: 'compared', description: line })

    for (const { width, page } of stages) {
      const pictures = new Map(themes.map((theme): [string, Buffer[]] => [theme, []]))
      for (const story of stories) {
        await show(page, story)
        for (const [theme, ofTheme] of pictures) ofTheme.push(await photograph(page, { width, theme }))
      }
      for (const [theme, ofTheme] of pictures) {
        expect
          .soft(stack(ofTheme), `${title} at ${width} px in ${theme}`)
          .toMatchSnapshot([`${width}-${theme}`, `${title}.png`], { maxDiffPixels: 0, threshold: 0.1 })
      }
    }
  })
}
