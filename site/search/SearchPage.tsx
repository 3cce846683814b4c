import { Button } from '@tropa/library/Button/dressed.ts'
import { useEffect, useRef } from 'react'
import { pageAddress } from '../addresses/page-address.ts'
import { useTypedSearch } from './useTypedSearch.ts'
import { useWords } from '../messages/intl.tsx'
import type { SearchParams } from './search-params.ts'
import { SearchResults } from './SearchResults.tsx'
import { PageTitle } from '../typography/PageTitle.tsx'
import * as styles from './search.css.ts'

/** @param isFailed whether the server's call failed, so that the page came without a response */
export function SearchPage({ params, isFailed }: { params: SearchParams; isFailed: boolean }) {
  const say = useWords()
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <PageTitle>{params.q ? say('search.quoted', { q: params.q }) : say('search.title')}</PageTitle>
      </header>
      <SearchForm q={params.q} />
      {params.q ? (
        <SearchResults params={params} isFailed={isFailed} />
      ) : (
        <p className={styles.quiet}>{say('search.lead')}</p>
      )}
    </div>
  )
}

/**
 * Whether the browser's own button cleared the field, which fires an input event without an `inputType`: then the
 * results are cleared too.
 */
const isCleared = ({ value }: HTMLInputElement, event: Event) =>
  value === '' && !('inputType' in event && event.inputType)

/** The search form. The field keeps its focus and text while somebody types. Another address replaces the text. */
function SearchForm({ q }: { q: string }) {
  const say = useWords()
  const field = useRef<HTMLInputElement>(null)
  const { typed, stop } = useTypedSearch()
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = q
  }, [q])
  return (
    <form
      className={styles.form}
      action={pageAddress('/q')}
      role="search"
      aria-label={say('search.title')}
      data-keep-scroll=""
      data-replace=""
      onSubmit={stop}
    >
      <input
        ref={field}
        className={styles.input}
        type="search"
        name="q"
        defaultValue={q}
        maxLength={200}
        aria-label={say('site.searchLabel')}
        placeholder={say('site.search')}
        onChange={({ target, nativeEvent }) =>
          isCleared(target, nativeEvent) ? target.form?.requestSubmit() : typed(target)
        }
      />
      <Button type="submit" variant="primary" size="lg">
        {say('search.submit')}
      </Button>
    </form>
  )
}
