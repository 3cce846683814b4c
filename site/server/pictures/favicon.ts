import { brandShape } from '../../region/brand-shape.ts'
import type { RegionTheme } from '../../region/theme.ts'

/** The region's sign on its dark background, as SVG, because browser tabs do not follow the theme of a page. */
export const favicon = ({ surfaceInverse, textInverse, action }: RegionTheme['light']) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -4 32 32">` +
  `<rect x="-1" y="-4" width="32" height="32" rx="6" fill="${surfaceInverse}"/>` +
  `<path fill="${textInverse}" d="${brandShape.stem}"/>` +
  `<path fill="${textInverse}" fill-rule="evenodd" d="${brandShape.ring}"/>` +
  `<path fill="${action}" d="${brandShape.light}"/></svg>`
