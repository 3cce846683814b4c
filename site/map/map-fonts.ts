import cyrillicExtMedium from '@fontsource/noto-sans/files/noto-sans-cyrillic-ext-500-normal.woff2?url'
import cyrillicExtSemiBold from '@fontsource/noto-sans/files/noto-sans-cyrillic-ext-600-normal.woff2?url'
import cyrillicMedium from '@fontsource/noto-sans/files/noto-sans-cyrillic-500-normal.woff2?url'
import cyrillicSemiBold from '@fontsource/noto-sans/files/noto-sans-cyrillic-600-normal.woff2?url'
import latinMedium from '@fontsource/noto-sans/files/noto-sans-latin-500-normal.woff2?url'
import latinSemiBold from '@fontsource/noto-sans/files/noto-sans-latin-600-normal.woff2?url'
import unicode from '@fontsource/noto-sans/unicode.json'
import type { StyleSpecification } from 'maplibre-gl'

export const medium = 'Noto Sans Medium'
export const semiBold = 'Noto Sans SemiBold'

type Subset = 'cyrillic' | 'latin' | 'cyrillic-ext'
const face = (url: string, subset: Subset) => ({ url, 'unicode-range': unicode[subset].split(',') })

/**
 * The portal's own font files, so that labels need no glyph server: `cyrillic-ext` has letters of northern languages.
 * MapLibre loads a file when it draws a character of it.
 */
export const fontFaces: NonNullable<StyleSpecification['font-faces']> = {
  [medium]: [face(cyrillicMedium, 'cyrillic'), face(latinMedium, 'latin'), face(cyrillicExtMedium, 'cyrillic-ext')],
  [semiBold]: [
    face(cyrillicSemiBold, 'cyrillic'),
    face(latinSemiBold, 'latin'),
    face(cyrillicExtSemiBold, 'cyrillic-ext'),
  ],
}
