import type { ReactNode, Ref } from 'react'
import type { ClassNames } from '../dress.ts'
import { Icon } from '../Icon/Icon.tsx'
import { chevronLeft, chevronRight } from '../Icon/icons.ts'
import { paginationMessages, type PaginationMessages } from '../messages/Pagination.ts'
import { useMessages } from '../messages/useMessages.ts'
import { pagesShown, type PageItem } from './pages.ts'

export type PaginationPart = 'root' | 'list' | 'item' | 'link' | 'current' | 'gap' | 'icon' | 'more'

export interface PaginationProps {
  /** The current page, from 1. */
  page: number
  /** Below 2, nothing is rendered. */
  pageCount: number
  hrefFor: (page: number) => string
  /** A button that adds the next page to this one. */
  more?: ReactNode
  messages?: Partial<PaginationMessages>
  ref?: Ref<HTMLElement>
  classNames?: ClassNames<PaginationPart>
}

/**
 * The pages of a list as plain links, at most nine of them: both ends, and the current page with its neighbours.
 *
 * Keyboard: Tab goes through the pages, Enter follows one.
 * Parts: `gap` replaces the pages that are left out, `more` contains the button beside the pages.
 *
 * @see https://design-system.service.gov.uk/components/pagination/
 */
export const Pagination = ({ page, pageCount, hrefFor, more, messages, ref, classNames: c = {} }: PaginationProps) => {
  const words = useMessages(paginationMessages, messages)
  if (pageCount < 2) return null

  const step = (to: number, rel: 'prev' | 'next', icon: string, label: string) =>
    to >= 1 &&
    to <= pageCount && (
      <li className={c.item}>
        <a className={c.link} href={hrefFor(to)} rel={rel} aria-label={label}>
          <Icon path={icon} size="sm" className={c.icon} />
        </a>
      </li>
    )
  const draw = (item: PageItem) => {
    if (item === 'gap') return <span className={c.gap}>…</span>
    if (item === page) {
      return (
        <a className={c.current} href={hrefFor(item)} aria-current="page" aria-label={words.page(item)}>
          {item}
        </a>
      )
    }
    return (
      <a className={c.link} href={hrefFor(item)} aria-label={words.page(item)}>
        {item}
      </a>
    )
  }

  return (
    <nav ref={ref} className={c.root} aria-label={words.pages}>
      <ul className={c.list}>
        {step(page - 1, 'prev', chevronLeft, words.previous)}
        {pagesShown(page, pageCount).map((item, index) => (
          <li key={index} className={c.item}>
            {draw(item)}
          </li>
        ))}
        {step(page + 1, 'next', chevronRight, words.next)}
      </ul>
      {more && <div className={c.more}>{more}</div>}
    </nav>
  )
}
