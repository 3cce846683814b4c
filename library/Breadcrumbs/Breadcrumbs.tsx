import type { ClassNames } from '../dress.ts'
import { breadcrumbsMessages, type BreadcrumbsMessages } from '../messages/Breadcrumbs.ts'
import { useMessages } from '../messages/useMessages.ts'

export type BreadcrumbsPart = 'root' | 'list' | 'item' | 'link' | 'current'

export interface BreadcrumbsProps {
  /** From the main page down to the parent. */
  parents: readonly { title: string; href: string }[]
  /** The page itself. */
  current: string
  messages?: Partial<BreadcrumbsMessages>
  classNames?: ClassNames<BreadcrumbsPart>
}

export const Breadcrumbs = ({ parents, current, messages, classNames: c = {} }: BreadcrumbsProps) => (
  <nav className={c.root} aria-label={useMessages(breadcrumbsMessages, messages).youAreHere}>
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
