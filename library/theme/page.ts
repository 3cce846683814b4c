/** Import once, at the root of a page: the schemes, the base styles and the fonts. */
import './schemes.css.ts'
import './base.css.ts'
import './fonts.css.ts'
