import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

export const otherThemes = ['dark', 'lv-black-on-white', 'lv-white-on-black', 'lv-blue-on-blue'] as const

/**
 * A theme is colours and lines on the same markup, so that only what axe says of colours can change with it. People
 * with low vision are given 7 : 1; that rule leaves what is below 4.5 : 1 to the other.
 */
const rulesOf = (theme: string) => [
  'color-contrast',
  'link-in-text-block',
  ...(theme.startsWith('lv') ? ['color-contrast-enhanced'] : []),
]

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>
/** As the builder leaves it in the page. */
type PageWithAxe = typeof globalThis & { axe: { run: (root: string, options: object) => Promise<Results> } }

/** Not rules that read style sheets, which would be fetched anew; the portal has no page in another. */
const options = { resultTypes: ['violations' as const], preload: false }

const said = (theme: string, { violations }: Results) =>
  violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 5).map(({ target, any }) => `${theme}: ${id}: ${target.join(' ')}: ${any[0]?.message ?? ''}`),
  )

/** Of a page as it stands, by every rule. */
export const faults = async (page: Page, theme: string) =>
  said(theme, await new AxeBuilder({ page }).setLegacyMode().options(options).analyze())

/** In a sheet made by script: the portal's policy lets in no `<style>` but its own. */
export const addStyle = (page: Page, text: string) =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }, text)

/**
 * Of a page that axe has looked at in light.
 * @param part a selector: what stands around every page need be looked at once
 */
export async function faultsInOtherThemes(page: Page, part: string): Promise<string[]> {
  const found: string[] = []
  await addStyle(page, '*, ::before, ::after { transition: none !important }')
  for (const theme of otherThemes) {
    // Settled: the script sets the theme itself, and nothing moves to it by steps.
    const results = await page.evaluate(
      ({ name, root, asked }) => {
        document.documentElement.dataset['theme'] = name
        return (window as unknown as PageWithAxe).axe.run(root, asked)
      },
      { name: theme, root: part, asked: { ...options, runOnly: rulesOf(theme) } },
    )
    found.push(...said(theme, results))
  }
  return found
}
