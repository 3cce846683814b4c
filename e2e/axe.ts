import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

export const otherThemes = ['dark', 'lv-black-on-white', 'lv-white-on-black', 'lv-blue-on-blue'] as const

/** Contrast of 7 : 1, and of 4.5 : 1 for large text. By default axe leaves much lower contrast to another rule. */
const enhancedContrast = { contrastRatio: { normal: { minThreshold: 0 }, large: { minThreshold: 0 } } }
/**
 * Themes change only colours and lines of the same markup, so the other themes need only axe's rules for colour. Themes
 * for low vision require 7 : 1.
 */
const coloursOf = (theme: string) => ({
  runOnly: ['link-in-text-block', theme.startsWith('lv') ? 'color-contrast-enhanced' : 'color-contrast'],
  checks: { 'color-contrast-enhanced': { options: enhancedContrast } },
})

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
type Violations = AxeResults['violations']
declare global {
  interface Window {
    axe: { run: (root: string, options: RunOptions) => Promise<AxeResults> }
  }
}

/** Without preloading stylesheets, which axe would fetch again. */
const options = { resultTypes: ['violations' as const], preload: false }

/**
 * Checks a page that has axe. AxeBuilder would load axe a second time for each check, and return all results.
 * @param root a selector
 */
const violationsIn = (page: Page, root: string, runOptions: RunOptions = {}): Promise<Violations> =>
  page.evaluate(async ([selector, chosen]) => (await window.axe.run(selector, chosen)).violations, [
    root,
    { ...options, ...runOptions },
  ] as const)

const complaintsOf = (theme: string, violations: Violations) =>
  violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 5).map(({ target, any }) => `${theme}: ${id}: ${target.join(' ')}: ${any[0]?.message ?? ''}`),
  )

/** Checks a page in its current theme by every rule. */
export async function faults(page: Page, theme: string): Promise<string[]> {
  for (const frame of page.frames()) await frame.evaluate(axeSource)
  return complaintsOf(theme, await violationsIn(page, 'html'))
}

/** Adds a constructed stylesheet: the portal's policy blocks `<style>` without its nonce. */
export const addStyle = (page: Page, text: string) =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }, text)

/**
 * Stops all animation frames of the page's scripts. A live map renders itself again in each theme, which costs more
 * than axe does, and axe cannot check a canvas. Elements on the map, like all others on the page, get the colours of a
 * theme from stylesheets, without scripts.
 */
const holdFrames = (page: Page) =>
  page.evaluate(() => {
    window.requestAnimationFrame = () => 0
  })

/**
 * Checks the other themes of a page that was checked in the light theme. The page cannot be used afterwards.
 * @param part a selector: the layout around pages needs one check only
 */
export async function faultsInOtherThemes(page: Page, part: string): Promise<string[]> {
  const found: string[] = []
  await addStyle(page, '*, ::before, ::after { transition: none !important }')
  await holdFrames(page)
  for (const theme of otherThemes) {
    // Settled: the script sets the theme itself, and transitions are off.
    await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme)
    found.push(...complaintsOf(theme, await violationsIn(page, part, coloursOf(theme))))
  }
  return found
}
