import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

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

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>
/** The page after AxeBuilder has injected axe. */
type PageWithAxe = typeof globalThis & { axe: { run: (root: string, options: object) => Promise<Results> } }

/** Without preloading stylesheets, which axe would fetch again. */
const options = { resultTypes: ['violations' as const], preload: false }

const complaintsOf = (theme: string, { violations }: Results) =>
  violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 5).map(({ target, any }) => `${theme}: ${id}: ${target.join(' ')}: ${any[0]?.message ?? ''}`),
  )

/** Checks a page in its current theme by every rule. */
export const faults = async (page: Page, theme: string) =>
  complaintsOf(theme, await new AxeBuilder({ page }).setLegacyMode().options(options).analyze())

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
    const results = await page.evaluate(
      ({ name, root, runOptions }) => {
        document.documentElement.dataset['theme'] = name
        return (window as unknown as PageWithAxe).axe.run(root, runOptions)
      },
      { name: theme, root: part, runOptions: { ...options, ...coloursOf(theme) } },
    )
    found.push(...complaintsOf(theme, results))
  }
  return found
}
