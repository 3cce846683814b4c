import type { ReactNode } from 'react'
import type { ClassNames } from '../dress.ts'

export type BrandPart = 'root' | 'mark' | 'name' | 'line'

export interface BrandProps {
  /** The region's sign, an `<svg>`. */
  mark?: ReactNode
  name: string
  /** What the site is, in a few words. */
  line?: string
  href?: string
  classNames?: ClassNames<BrandPart>
}

/** Whose portal it is, and the way to its main page. */
export const Brand = ({ mark, name, line, href = '/', classNames = {} }: BrandProps) => (
  <a className={classNames.root} href={href}>
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
