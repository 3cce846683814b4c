import type { ReactNode, Ref } from 'react'
import type { ClassNames } from '../dress.ts'

export type BrandPart = 'root' | 'mark' | 'name' | 'line'

export interface BrandProps {
  /** The region's sign, an `<svg>`. */
  mark?: ReactNode
  name: string
  /** A short description of the site. */
  line?: string
  /** The main page. */
  href?: string
  ref?: Ref<HTMLAnchorElement>
  classNames?: ClassNames<BrandPart>
}

/**
 * The name of the portal and a link to its main page, for the header and the footer, in the colour of the text around
 * it. Keyboard: Enter follows it. Parts: `mark` is the sign, `line` the words under the name.
 */
export const Brand = ({ mark, name, line, href = '/', ref, classNames = {} }: BrandProps) => (
  <a ref={ref} className={classNames.root} href={href}>
    {mark && (
      <span className={classNames.mark} aria-hidden="true">
        {mark}
      </span>
    )}
    <span>
      <span className={classNames.name}>{name}</span> {line && <span className={classNames.line}>{line}</span>}
    </span>
  </a>
)
