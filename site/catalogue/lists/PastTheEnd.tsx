import { Button } from '@tropa/library/Button/dressed.ts'
import { EmptyState } from '@tropa/library/EmptyState/dressed.ts'
import { useWords } from '../../messages/intl.tsx'

export type PastTheEndProps = { page: number; pageCount: number; hrefFor: (page: number) => string }

/** Shown for a page number past the end of the list: says how many pages there are, and links to the last one. */
export function PastTheEnd({ page, pageCount, hrefFor }: PastTheEndProps) {
  const say = useWords()
  return (
    <EmptyState
      title={say('list.noPage', { page })}
      ways={
        <>
          <Button href={hrefFor(pageCount)} variant="primary">
            {say('list.lastPage')}
          </Button>
          <Button href={hrefFor(1)}>{say('list.firstPage')}</Button>
        </>
      }
    >
      {say('list.pages', { count: pageCount })}
    </EmptyState>
  )
}
