import { schemes, type ColorRole, type Scheme } from '@tropa/library/theme/colors.ts'

export type RegionTheme = Readonly<Record<Scheme, Readonly<Record<ColorRole, string>>>>

/**
 * The colours of this region, as `#rrggbb`: those of the library. Another region overrides them, for example with
 * `{ ...schemes, light: { ...schemes.light, link: '#7a1f3d', linkHover: '#5c1730' } }`; pages, maps, drawings and PDFs
 * follow. A colour that others are read on needs them changed too, as `action` needs `onAction`: a test measures the
 * contrast of `#rrggbb` values.
 */
export const theme: RegionTheme = schemes

/** The warm light of covers, `#rrggbb`; `undefined`: the library's, by season and hour. The API has `cover_light`. */
export const coverLight: string | undefined = undefined
