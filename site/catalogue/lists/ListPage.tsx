import { Pagination } from '@tropa/library/Pagination/dressed.ts'
import { Skeleton } from '@tropa/library/Skeleton/dressed.ts'
import { useRef, type ReactNode } from 'react'
import { PageBreadcrumbs } from '../../breadcrumbs/PageBreadcrumbs.tsx'
import { cardGrid } from './card-grid.css.ts'
import { useWords, type MessageId } from '../../messages/intl.tsx'
import { listCentreOf, listParamsOf, type ListOfKind } from './list-of-kind.ts'
import { listAddress, isNarrowed, type FilterName, type ListFilters } from './list-filters.ts'
import { SeasonLine } from '../seasons/SeasonLine.tsx'
import { PageTitle } from '../../typography/PageTitle.tsx'
import { ShownDay } from '../../visitor/ShownDay.tsx'
import * as styles from './lists.css.ts'
import { AppliedFilters } from './AppliedFilters.tsx'
import { FilterFold } from './FilterFold.tsx'
import { NothingFound } from './NothingFound.tsx'
import { NotRefreshed } from './NotRefreshed.tsx'
import { NarrowBy } from './NarrowBy.tsx'
import { Offline } from './Offline.tsx'
import { PastTheEnd } from './PastTheEnd.tsx'
import { UnknownValues } from './UnknownValues.tsx'
import { useListCount } from './useListCount.ts'
import { useListContext } from './useListContext.ts'
import type { Nearest } from './nearest-query.ts'
import { useNearest } from './useNearest.ts'
import { monthInForce } from './list-month.ts'
import { useWhen } from '../../visitor/useWhen.ts'
import { useList } from './useList.ts'

export type ListPageProps<C> = {
  catalogue: ListOfKind<C>
  filters: ListFilters
  /** `rows`: one under another; `cards`: as many beside each other as there is room for. */
  look?: 'cards' | 'rows'
  children: (card: C, index: number) => ReactNode
  /** A map of the list, beside or below it. Such a list has its filters on its other side, if there is room. */
  aside?: ReactNode
  /** Filters that only this list has. */
  ownFilters?: ReactNode
}

/** A paged list of objects of one kind: its filters, its count, its cards, and suggestions if it is empty. */
export function ListPage<C extends { id: number }>({
  catalogue,
  filters,
  look = 'cards',
  children,
  aside,
  ownFilters,
}: ListPageProps<C>) {
  const say = useWords()
  const list = useList(catalogue, filters)
  const context = useListContext()
  const count = useListCount(catalogue)
  const nearest = useNearest(catalogue, filters, list)
  const section = useRef<HTMLElement>(null)
  const { path, titleId, countId, pageSize, takes, emptyId } = catalogue
  const when = useWhen(monthInForce(filters, takes, context.chosenMonth)) || undefined
  const title = say(titleId)
  const isPastTheEnd = list.loading === 'ready' && list.cards.length === 0 && list.total > 0
  const pages = {
    pageCount: Math.ceil(list.total / pageSize),
    hrefFor: (page: number) => listAddress(path, { ...filters, page }),
  }
  const filterFold = takes.includes('facts') && (
    <FilterFold
      path={path}
      takes={takes}
      filters={filters}
      count={count}
      orderId={catalogue.orderId}
      centre={listCentreOf(catalogue, filters, context)}
      isBeside={aside !== undefined}
    />
  )
  const applied = <AppliedFilters path={path} takes={takes} filters={filters} />
  return (
    <ShownDay day={filters.openOn}>
      <div className={styles.page}>
        <PageBreadcrumbs current={title} />
        <header className={styles.head}>
          <PageTitle>{title}</PageTitle>
          <p className={styles.found} role="status">
            {list.loading === 'loading' && say('list.loading')}
            {list.loading === 'ready' && say(countId, { count: list.total })}
          </p>
          {takes.includes('territory') && <SeasonLine />}
        </header>
        {!aside && (
          <>
            <NarrowBy path={path} takes={takes} filters={filters} counts={list.categories}>
              {filterFold}
            </NarrowBy>
            {ownFilters}
          </>
        )}
        <UnknownValues path={path} takes={takes} filters={filters} />
        {!aside && applied}
        <div className={aside ? styles.columns : styles.column}>
          {aside && (
            <div className={styles.filters} data-keep-scroll="">
              {ownFilters}
              {filterFold}
            </div>
          )}
          <section
            ref={section}
            tabIndex={-1}
            className={styles.list}
            aria-label={title}
            aria-busy={list.loading === 'loading'}
          >
            {aside && applied}
            {list.loading === 'waiting' && <Offline />}
            {list.loading === 'failed' && (
              <NotRefreshed
                title={say('list.failed')}
                href={listAddress(path, filters)}
                onRetry={() => section.current?.focus({ preventScroll: true })}
              >
                {say('list.failedText')}
              </NotRefreshed>
            )}
            {list.loading === 'ready' && list.total === 0 && (
              <NothingFound
                path={path}
                isNarrowed={isNarrowed(listParamsOf(catalogue, filters, context))}
                emptyId={emptyId}
                filters={filters}
                when={when}
                below={nearest.cards.length > 0 ? say(belowOf(takes, nearest)) : undefined}
              />
            )}
            <Cards cards={nearest.cards} look={look}>
              {children}
            </Cards>
            {list.loading === 'loading' ? (
              <Waiting look={look} catalogue={catalogue} />
            ) : (
              list.loading !== 'waiting' && (
                <Cards cards={list.cards} look={look}>
                  {children}
                </Cards>
              )
            )}
            {isPastTheEnd ? (
              <PastTheEnd page={filters.page} {...pages} />
            ) : (
              <Pagination page={filters.page} {...pages} />
            )}
          </section>
          {aside}
        </div>
      </div>
    </ShownDay>
  )
}

/** What the cards below an empty list are. */
function belowOf(takes: readonly FilterName[], { isElsewhere }: Pick<Nearest<never>, 'isElsewhere'>): MessageId {
  if (isElsewhere) return 'list.elsewhere'
  return takes.includes('dates') ? 'list.nearest' : 'list.otherTimes'
}

const lookOf = (look: ListPageProps<never>['look']) => (look === 'rows' ? styles.rows : cardGrid)

function Waiting<C>({ look, catalogue }: Pick<ListPageProps<C>, 'look' | 'catalogue'>) {
  return (
    <div className={lookOf(look)}>
      {Array.from({ length: catalogue.pageSize }, (_, index) => (
        <Skeleton key={index} variant={catalogue.skeleton} />
      ))}
    </div>
  )
}

type CardsProps<C> = Pick<ListPageProps<C>, 'look' | 'children'> & { cards: readonly C[] }

function Cards<C extends { id: number }>({ cards, look, children }: CardsProps<C>) {
  if (cards.length === 0) return null
  return (
    <ul className={lookOf(look)}>
      {cards.map((card, index) => (
        <li key={card.id} className={styles.item} data-place={card.id}>
          {children(card, index)}
        </li>
      ))}
    </ul>
  )
}
