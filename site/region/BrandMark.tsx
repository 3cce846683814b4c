import { light } from './BrandMark.css.ts'
import { brandShape } from './brand-shape.ts'

/** The region's sign, in the colour of the text around it. */
export const BrandMark = () => (
  <svg viewBox="0 0 30 24" width="38" height="30" aria-hidden="true">
    <path fill="currentColor" d={brandShape.stem} />
    <path fill="currentColor" fillRule="evenodd" d={brandShape.ring} />
    <path className={light} d={brandShape.light} />
  </svg>
)
