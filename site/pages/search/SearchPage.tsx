import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { SearchResult as Found } from '@tropa/contract'
import { Button } from '@tropa/library/Button/dressed.ts'
import { EmptyState } from '@tropa/library/EmptyState/dressed.ts'
import { calendar, document as documentIcon, gift, landscape, organisation, track, bed, fork, people, pin } from '@tropa/library/Icon/icons.ts'
import { Pagination } from '@tropa/library/Pagination/dressed.ts'
import { PillGroup } from '@tropa/library/PillGroup/dressed.ts'
import { SearchResult } from '@tropa/library/SearchResult/dressed.ts'
import { isTrackObjectType } from '@tropa/machines'
import { useEffect, useRef } from 'react'
import { Attach } from '../../actors/Attach.tsx'
import { useTypedSearch } from '../../actors/useTypedSearch.ts'
import { stringifySearch } from '../../addresses/search.ts'
import { Picture } from '../../cards/Picture.tsx'
import { useWords } from '../../messages/intl.tsx'
import { resultsOnPage, searchQuery } from '../../portal/queries.ts'
import type { ColorCategory } from '@tropa/library/Icon/categories.ts'
import * as styles from './search.css.ts'

export type Asked = { q: string; tag?: string; page: number }

const kinds: Readonly<Record<string, { icon: string; category: ColorCategory }>> = {
  location: { icon: pin, category: 'place' },
  hotel: { icon: bed, category: 'stay' },
  restaurant: { icon: fork, category: 'food' },
  event: { icon: calendar, category: 'event' },
  tour: { icon: landscape, category: 'tour' },
  excursion: { icon: people, category: 'excursion' },
  track: { icon: track, category: 'tour' },
  product: { icon: gift, category: 'stay' },
  company: { icon: organisation, category: 'stay' },
}

const addressOf = ({ q, tag, page }: Asked) => `/q${stringifySearch({ q, tag, page: page > 1 ? page : undefined })}`

export function SearchPage({ asked }: { asked: Asked }) {
  const say = useWords()
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{asked.q ? `«${asked.q}»` : say('search.title')}</h1>
      </header>
      <SearchForm q={asked.q} />
      {asked.q ? <Results asked={asked} /> : <p className={styles.quiet}>{say('search.lead')}</p>}
    </div>
  )
}

/** The field keeps its focus and what is being typed; an address from elsewhere is written into it. */
function SearchForm({ q }: { q: string }) {
  const say = useWords()
  const field = useRef<HTMLInputElement>(null)
  const { typed, stop } = useTypedSearch()
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = q
  }, [q])
  return (
    <form className={styles.form} action="/q" role="search" aria-label={say('search.title')} data-keep-scroll="" data-replace="" onSubmit={stop}>
      <input
        ref={field}
        className={styles.input}
        type="search"
        name="q"
        defaultValue={q}
        maxLength={200}
        aria-label={say('site.searchLabel')}
        placeholder={say('site.search')}
        onChange={({ target }) => typed(target)}
      />
      <Button type="submit" variant="primary" size="lg">
        {say('search.submit')}
      </Button>
    </form>
  )
}

/** A failure stays silent: what was found before remains, and the next Enter asks again. */
function Results({ asked }: { asked: Asked }) {
  const say = useWords()
  const { portal } = useRouteContext({ from: '__root__' })
  const { data } = useQuery(searchQuery(portal, asked.q, asked.tag, (asked.page - 1) * resultsOnPage))
  if (!data || data.result_list.length === 0) return <NothingFound />
  const pills = [
    { id: '', title: say('search.all'), href: addressOf({ q: asked.q, page: 1 }) },
    ...data.tag_list.map(({ tag, count }) => ({ id: tag, title: `${say.known(`tag.${tag}`) ?? tag} ${count}`, href: addressOf({ q: asked.q, tag, page: 1 }) })),
  ]
  return (
    <section aria-label={say('search.results')}>
      <p className={styles.quiet} role="status">
        {say('search.found', { count: data.total })}
      </p>
      <PillGroup label={say('search.tags')} pills={pills} selectedIds={[asked.tag ?? '']} isScrolled />
      {data.result_list.map((result) => (
        <Result key={`${result.object_type}${result.object_id}`} result={result} q={asked.q} />
      ))}
      <Pagination page={asked.page} pageCount={Math.ceil(data.total / resultsOnPage)} hrefFor={(page) => addressOf({ ...asked, page })} />
    </section>
  )
}

function Result({ result, q }: { result: Found; q: string }) {
  const say = useWords()
  const { object_type, object_id } = result
  return (
    <SearchResult
      href={result.link}
      title={result.title}
      query={q}
      kind={{ ...(kinds[result.tag] ?? { icon: documentIcon, category: 'place' }), label: say.known(`tag.${result.tag}`) ?? result.tag }}
      summary={result.description}
      picture={result.cover && <Picture cover={result.cover} />}
      attach={isTrackObjectType(object_type) && <Attach object={{ object_type, object_id }} title={result.title} />}
    />
  )
}

function NothingFound() {
  const say = useWords()
  return (
    <EmptyState
      title={say('search.nothing')}
      ways={
        <Button href="/locations" variant="primary">
          {say('failed.places')}
        </Button>
      }
    >
      {say('search.nothingText')}
    </EmptyState>
  )
}
