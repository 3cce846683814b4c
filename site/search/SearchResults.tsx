import { useRouteContext } from '@tanstack/react-router'
import { Pagination } from '@tropa/library/Pagination/dressed.ts'
import { PillGroup } from '@tropa/library/PillGroup/dressed.ts'
import { Skeleton } from '@tropa/library/Skeleton/dressed.ts'
import { useRef } from 'react'
import { PastTheEnd } from '../catalogue/lists/PastTheEnd.tsx'
import { useLatestData, type LatestData } from '../catalogue/lists/useLatestData.ts'
import { useWords, type Words } from '../messages/intl.tsx'
import { resultsOnPage } from './search-query.ts'
import type { SearchResultsPage as Found } from '../portal/whole-lists.ts'
import { searchAddress, searchParamsQuery, type SearchParams } from './search-params.ts'
import { NoResults, Unanswered } from './search-outcomes.tsx'
import { ResultCard } from './ResultCard.tsx'
import * as styles from './search.css.ts'

const skeletonRows = [1, 2, 3, 4]

/** The text announced by screen readers when it changes. A failure has its own announcement. */
function statusOf({ loading, shown }: LatestData<SearchParams, Found>, { q }: SearchParams, say: Words): string {
  if (loading === 'loading') return say('search.asking', { q })
  return loading === 'ready' && shown && shown.data.total > 0 ? say('search.found', { count: shown.data.total }) : ''
}

/** Earlier results stay until the next response; "nothing found" is shown only for a response. */
export function SearchResults({ params, isFailed }: { params: SearchParams; isFailed: boolean }) {
  const say = useWords()
  const { portal } = useRouteContext({ from: '__root__' })
  const section = useRef<HTMLElement>(null)
  // After a failure on the server the page does not repeat the call by itself.
  const response = useLatestData(params, { ...searchParamsQuery(portal, params), enabled: !isFailed })
  const { loading, shown } = response
  const hasResults = shown !== null && shown.data.result_list.length > 0
  const earlier = hasResults ? shown.params.q : null
  return (
    <section
      ref={section}
      tabIndex={-1}
      className={styles.results}
      aria-label={say('search.results')}
      aria-busy={loading === 'loading'}
    >
      <p className={styles.quiet} role="status">
        {statusOf(response, params, say)}
      </p>
      {(loading === 'failed' || loading === 'waiting') && (
        <Unanswered
          reason={loading}
          params={params}
          earlier={earlier}
          onRetry={() => section.current?.focus({ preventScroll: true })}
        />
      )}
      {loading === 'loading' && !hasResults && skeletonRows.map((row) => <Skeleton key={row} variant="result" />)}
      {loading === 'ready' && shown && !hasResults && <EmptyPage params={shown.params} found={shown.data} />}
      {hasResults && <FoundPage params={shown.params} found={shown.data} />}
    </section>
  )
}

type AnsweredProps = { params: SearchParams; found: Found }

/** The kinds of results, with their counts. */
function Kinds({ params: { q, tag }, found }: AnsweredProps) {
  const say = useWords()
  const pills = [
    { id: '', title: say('search.all'), href: searchAddress({ q, page: 1 }) },
    ...found.tag_list.map(({ tag: id, count }) => ({
      id,
      title: `${say.known(`tag.${id}`) ?? id} ${count}`,
      href: searchAddress({ q, tag: id, page: 1 }),
    })),
  ]
  return <PillGroup label={say('search.tags')} pills={pills} selectedIds={[tag ?? '']} isScrolled />
}

const pagesOf = ({ params, found }: AnsweredProps) => ({
  page: params.page,
  pageCount: Math.ceil(found.total / resultsOnPage),
  hrefFor: (page: number) => searchAddress({ ...params, page }),
})

function FoundPage(answered: AnsweredProps) {
  const { params, found } = answered
  return (
    <>
      <Kinds {...answered} />
      {found.result_list.map((result) => (
        <ResultCard key={`${result.object_type}${result.object_id}`} result={result} q={params.q} />
      ))}
      <Pagination {...pagesOf(answered)} />
    </>
  )
}

/**
 * Shown if there are no results of the chosen kind, none on a page past the end, or none at all; links to other
 * results.
 */
function EmptyPage(answered: AnsweredProps) {
  const { tag_list, total } = answered.found
  return (
    <>
      {tag_list.length > 0 && <Kinds {...answered} />}
      {total > 0 ? <PastTheEnd {...pagesOf(answered)} /> : <NoResults />}
    </>
  )
}
