import { schemes, type ColorRole, type Scheme } from '@tropa/library/theme/colors.ts'

export type RegionTheme = Readonly<Record<Scheme, Readonly<Record<ColorRole, string>>>>

/**
 * The colours of this region: those of the library. Another region overrides them, for example with `{ ...schemes,
 * light: { ...schemes.light, action: '#7a1f3d' } }`; pages, maps, drawings and PDFs follow.
 */
export const theme: RegionTheme = schemes

/** The warm light of covers, `#rrggbb`; `undefined`: the library's, by season and hour. The API has `cover_light`. */
export const coverLight: string | undefined = undefined
