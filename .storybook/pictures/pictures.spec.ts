import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { expect, test as base, type Page } from '@playwright/test'
import { components, lettersOf, openStage, photograph, show } from './stage.ts'
import { stack } from './stack.ts'

const widths = [375, 1440] as const
const themes = ['light', 'lv-white-on-black'] as const

/** Letters are drawn otherwise by another browser or system: there, what differs cannot be told from what changed. */
const drawnBy = resolve(import.meta.dirname, 'accepted/drawn-by.json')
type Drawer = { platform: string; chromium: string; letters: string }
function accept(drawer: Drawer) {
  mkdirSync(dirname(drawnBy), { recursive: true })
  writeFileSync(drawnBy, `${JSON.stringify(drawer, null, 2)}\n`)
}
const accepted = (): Drawer | null => (existsSync(drawnBy) ? JSON.parse(readFileSync(drawnBy, 'utf8')) : null)

const test = base.extend<object, { stages: readonly { width: number; page: Page }[]; drawer: Drawer }>({
  drawer: [
    async ({ browser, stages }, use) => {
      const [first] = stages
      if (!first) throw new Error('there is no stage')
      await use({ platform: `${process.platform} ${process.arch}`, chromium: browser.version(), letters: await lettersOf(first.page) })
    },
    { scope: 'worker' },
  ],
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
  test(`${title} looks as accepted`, async ({ stages, drawer }, { config }) => {
    const isAccepting = config.updateSnapshots !== 'none'
    const before = accepted()
    if (isAccepting) accept(drawer)
    else test.skip(before?.letters !== drawer.letters, `Chromium ${before?.chromium} on ${before?.platform} drew the accepted pictures; letters come out otherwise here.`)

    for (const { width, page } of stages) {
      const pictures = new Map(themes.map((theme): [string, Buffer[]] => [theme, []]))
      for (const story of stories) {
        await show(page, story)
        for (const [theme, ofTheme] of pictures) ofTheme.push(await photograph(page, { width, theme }))
      }
      for (const [theme, ofTheme] of pictures) {
        expect.soft(stack(ofTheme), `${title} at ${width} px in ${theme}`).toMatchSnapshot([`${width}-${theme}`, `${title}.png`], { maxDiffPixels: 0, threshold: 0.1 })
      }
    }
  })
}
