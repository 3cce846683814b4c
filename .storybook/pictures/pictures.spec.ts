import { expect, test as base, type Page } from '@playwright/test'
import { verdictOfRun } from './judge.ts'
import { encoded, isAccepted, stack } from './stack.ts'
import { components, openStage, photograph, show } from './stage.ts'

type Look = { theme: string; text: string }
/** Reading settings by name; a story is rendered once for each width, with a picture in every look of that width. */
const looks: Readonly<Record<375 | 1440, Readonly<Record<string, Look>>>> = {
  375: {
    light: { theme: 'light', text: '100' },
    'lv-white-on-black': { theme: 'lv-white-on-black', text: '100' },
    'text-200': { theme: 'light', text: '200' },
  },
  1440: {
    light: { theme: 'light', text: '100' },
    dark: { theme: 'dark', text: '100' },
    'lv-white-on-black': { theme: 'lv-white-on-black', text: '100' },
  },
}
const widths = [375, 1440] as const

const test = base.extend<object, { stages: readonly { width: 375 | 1440; page: Page }[] }>({
  stages: [
    async ({ browser }, use) => {
      const stages = await Promise.all(widths.map(async (width) => ({ width, page: await openStage(browser, width) })))
      await use(stages)
      await Promise.all(stages.map(({ page }) => page.context().close()))
    },
    { scope: 'worker' },
  ],
})

/** A component keeps its picture when it moves to another group. */
const nameOf = (title: string) => title.split('/').at(-1)

for (const { title, stories } of components()) {
  test(`${title} looks as accepted`, async ({ stages }, testInfo) => {
    const { isCompared, line } = verdictOfRun()
    // Skipped: with another Chromium, or other glyphs, every picture would differ.
    test.skip(!isCompared, line)
    testInfo.annotations.push({ type: 'compared', description: line })

    for (const { width, page } of stages) {
      const pictures = Object.entries(looks[width]).map(([name, look]) => ({ name, look, taken: new Array<Buffer>() }))
      for (const story of stories) {
        await show(page, story)
        for (const { look, taken } of pictures) taken.push(await photograph(page, { width, ...look }))
      }
      for (const { name, taken } of pictures) {
        const picture = await stack(taken)
        const path = [`${width}-${name}`, `${nameOf(title)}.png`]
        if (await isAccepted(picture, testInfo.snapshotPath(...path))) continue
        expect
          .soft(encoded(picture), `${title} at ${width} px in ${name}`)
          .toMatchSnapshot(path, { maxDiffPixels: 0, threshold: 0.1 })
      }
    }
  })
}
