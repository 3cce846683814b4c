import type { Ref } from 'react'
import type { ClassNames } from '../dress.ts'
import { breadcrumbsMessages, type BreadcrumbsMessages } from '../messages/Breadcrumbs.ts'
import { useMessages } from '../messages/useMessages.ts'

export type BreadcrumbsPart = 'root' | 'list' | 'item' | 'link' | 'current'

export interface BreadcrumbsProps {
  /** From the main page down to the parent; if empty, only the page is shown. */
  parents: readonly { title: string; href: string }[]
  /** The page itself. */
  current: string
  messages?: Partial<BreadcrumbsMessages>
  ref?: Ref<HTMLElement>
  classNames?: ClassNames<BreadcrumbsPart>
}

/**
 * The path from the main page to the current page: the parents are links, the current page is not and is marked as
 * current. Keyboard: Tab goes through the parents, Enter follows one.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/breadcrumb/
 */
export const Breadcrumbs = ({ parents, current, messages, ref, classNames: c = {} }: BreadcrumbsProps) => (
  <nav ref={ref} className={c.root} aria-label={useMessages(breadcrumbsMessages, messages).youAreHere}>
    <ol className={c.list}>
      {parents.map(({ title, href }) => (
        <li key={href} className={c.item}>
          <a className={c.link} href={href}>
            {title}
          </a>
        </li>
      ))}
      <li className={c.item}>
        <span className={c.current} aria-current="page">
          {current}
        </span>
      </li>
    </ol>
  </nav>
)
