import { Alert } from '@tropa/library/Alert/dressed.ts'
import { Button } from '@tropa/library/Button/dressed.ts'
import { EmptyState } from '@tropa/library/EmptyState/dressed.ts'
import { pageAddress } from '../addresses/page-address.ts'
import { NotRefreshed } from '../catalogue/lists/NotRefreshed.tsx'
import { useWords } from '../messages/intl.tsx'
import { searchAddress, type SearchParams } from './search-params.ts'

export function NoResults() {
  const say = useWords()
  return (
    <EmptyState title={say('search.nothing')} ways={<AllPlaces variant="primary" />}>
      {say('search.nothingText')}
    </EmptyState>
  )
}

export type UnansweredProps = {
  reason: 'failed' | 'waiting'
  params: SearchParams
  /** The query of the results shown below; `null`: there are none. */
  earlier: string | null
  onRetry: () => void
}

/**
 * Shown if the call failed, which does not mean that there are no results. The link repeats the call, also without
 * scripts.
 */
export function Unanswered({ reason, params, earlier, onRetry }: UnansweredProps) {
  const say = useWords()
  const { q } = params
  const below = earlier !== null && say('search.earlier', { q: earlier })
  if (reason === 'waiting') {
    return below ? (
      <Alert tone="warning" role="alert" title={say('list.offline')}>
        {say('search.offlineText', { q })} {below}
      </Alert>
    ) : (
      <EmptyState
        title={say('list.offline')}
        ways={<Button href={pageAddress('/my_tracks')}>{say('failed.track')}</Button>}
      >
        {say('search.offlineText', { q })}
      </EmptyState>
    )
  }
  if (below) {
    return (
      <NotRefreshed title={say('search.failedFor', { q })} href={searchAddress(params)} onRetry={onRetry}>
        {below}
      </NotRefreshed>
    )
  }
  return (
    <div role="alert">
      <EmptyState
        title={say('search.failed')}
        ways={
          <>
            <Button href={searchAddress(params)} variant="primary" onClick={onRetry}>
              {say('failed.retry')}
            </Button>
            <AllPlaces variant="secondary" />
          </>
        }
      >
        {say('search.failedText', { q })}
      </EmptyState>
    </div>
  )
}

const AllPlaces = ({ variant }: { variant: 'primary' | 'secondary' }) => {
  const say = useWords()
  return (
    <Button href={pageAddress('/locations')} variant={variant}>
      {say('failed.places')}
    </Button>
  )
}
