import type { TestRunnerConfig } from '@storybook/test-runner'
import type Axe from 'axe-core'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright'
import { createRequire } from 'node:module'

const axeFile = createRequire(process.cwd() + '/package.json').resolve('axe-core/axe.min.js')
const firstTheme = 'light'
const otherThemes = ['dark', 'lv-black-on-white', 'lv-white-on-black', 'lv-blue-on-blue'] as const

/** Contrast of 7 : 1, and of 4.5 : 1 for large text. By default axe leaves much lower contrast to another rule. */
const enhancedContrast = { contrastRatio: { normal: { minThreshold: 0 }, large: { minThreshold: 0 } } }
/**
 * A theme changes only colours and lines of the same markup, so only axe's rules about colours run for it. The themes
 * for low vision need 7 : 1.
 */
const coloursOf = (theme: string) => ({
  runOnly: ['link-in-text-block', theme.startsWith('lv') ? 'color-contrast-enhanced' : 'color-contrast'],
  checks: { 'color-contrast-enhanced': { options: enhancedContrast } },
})

async function faultsOfColour(page: Page, theme: string): Promise<string[]> {
  const { violations } = await page.evaluate<AxeResults, { name: string; options: Axe.RunOptions }>(
    async ({ name, options }) => {
      document.documentElement.dataset['theme'] = name
      return window.axeOfColours.run(document.body, { ...options, resultTypes: ['violations'] })
    },
    { name: theme, options: coloursOf(theme) },
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `in ${theme}: ${id}: ${html}\n${failureSummary}`),
  )
}

/**
 * Storybook's addon checks a story in the first theme after its play function; this checks its state after that in the
 * other themes.
 */
const config: TestRunnerConfig = {
  async prepare({ page }) {
    const url = new URL('iframe.html', process.env['TARGET_URL'])
    url.searchParams.set('globals', `theme:${firstTheme}`)
    url.searchParams.set('viewMode', 'story')
    await page.goto(url.href, { waitUntil: 'load' })
    await page.addScriptTag({ path: axeFile })
    // Another name, because Storybook's axe uses the usual one and may still be running.
    await page.evaluate(() => (window.axeOfColours = window.axe))
    await page.addStyleTag({ content: '*, ::before, ::after { transition: none !important }' })
  },
  async postVisit(page) {
    const faults: string[] = []
    for (const theme of otherThemes) faults.push(...(await faultsOfColour(page, theme)))
    await page.evaluate((theme) => (document.documentElement.dataset['theme'] = theme), firstTheme)
    if (faults.length > 0) throw new Error(faults.join('\n'))
  },
}
export default config

declare global {
  interface Window {
    axe: typeof Axe
    axeOfColours: typeof Axe
  }
}
