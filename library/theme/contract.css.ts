import { createGlobalThemeContract } from '@vanilla-extract/css'
import { schemes } from './colors.ts'
import { scales } from './scales.ts'

type Names<T> = { [K in keyof T]: T[K] extends object ? Names<T[K]> : null }
/** The names of a theme's values without the values. The type of `Object.fromEntries` loses the names. */
const names = <T extends object>(values: T): Names<T> =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, typeof value === 'object' ? names(value) : null]),
  ) as Names<T>

const kebab = (word: string) => word.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)

/**
 * The theme contract. A region fills it with its own values (`createTheme(vars, …)` or `createGlobalTheme`); components
 * use only these names. Lengths are rem, so that everything scales with the text size; durations are CSS times.
 */
export const vars = createGlobalThemeContract({ color: names(schemes.light), ...names(scales) }, (_value, path) =>
  path.map(kebab).join('-'),
)
