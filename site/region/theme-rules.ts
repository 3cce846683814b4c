import { schemes, type ColorRole } from '@tropa/library/theme/colors.ts'
import type { RegionTheme } from './theme.ts'

type Colors = Partial<Record<ColorRole, string>>
/** Colours by role for a selector, in a media query where there is one. */
export type ThemeRule = { selector: string; media?: string; colors: Colors }

const schemeNames: readonly (keyof typeof schemes)[] = ['light', 'dark', 'blackOnWhite', 'whiteOnBlack', 'blueOnBlue']
const isRole = (name: string): name is ColorRole => Object.hasOwn(schemes.light, name)

const isChanged = (theme: RegionTheme) => (role: ColorRole) =>
  schemeNames.some((scheme) => theme[scheme][role] !== schemes[scheme][role])

/**
 * What a region's theme changes, by the selectors of the library's schemes, which these rules follow.
 * @returns nothing for the library's own theme; a changed role is in every rule, since this `:root` follows the
 *   library's dark scheme
 */
export function themeRules(theme: RegionTheme): ThemeRule[] {
  const roles = Object.keys(schemes.light).filter(isRole).filter(isChanged(theme))
  if (roles.length === 0) return []
  const colorsOf = (scheme: keyof RegionTheme): Colors =>
    Object.fromEntries(roles.map((role) => [role, theme[scheme][role]]))
  return [
    { selector: ':root', colors: colorsOf('light') },
    { selector: "[data-theme='light']", colors: colorsOf('light') },
    { selector: "[data-theme='dark']", colors: colorsOf('dark') },
    { selector: ':root:not([data-theme])', media: '(prefers-color-scheme: dark)', colors: colorsOf('dark') },
    { selector: "[data-theme='lv-black-on-white']", colors: colorsOf('blackOnWhite') },
    { selector: "[data-theme='lv-white-on-black']", colors: colorsOf('whiteOnBlack') },
    { selector: "[data-theme='lv-blue-on-blue']", colors: colorsOf('blueOnBlue') },
    { selector: ':root:root', media: 'print', colors: colorsOf('light') },
  ]
}
