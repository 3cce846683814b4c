import type { ReactNode, Ref } from 'react'
import type { ClassNames } from '../dress.ts'

export type BrandPart = 'root' | 'mark' | 'name' | 'line'

export interface BrandProps {
  /** The region's sign, an `<svg>`. */
  mark?: ReactNode
  name: string
  /** What the site is, in a few words. */
  line?: string
  /** The main page. */
  href?: string
  ref?: Ref<HTMLAnchorElement>
  classNames?: ClassNames<BrandPart>
}

/**
 * Whose portal it is, and the way to its main page; in the header and in the footer, in the colour of its ground.
 *
 * Keyboard: Enter follows it.
 * Parts: `mark` is the sign, `line` the words under the name.
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
