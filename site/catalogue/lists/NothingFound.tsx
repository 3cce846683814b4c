import { Button } from '@tropa/library/Button/dressed.ts'
import { EmptyState } from '@tropa/library/EmptyState/dressed.ts'
import type { PagePath } from '../../addresses/page-address.ts'
import { useWords, type MessageId } from '../../messages/intl.tsx'
import { listAddress, type ListFilters } from './list-filters.ts'
import { atAnyTime } from './list-month.ts'
import { useIsUnknownTerritory } from './useIsUnknownTerritory.ts'
import { AllCities } from './AllCities.tsx'

export type NothingFoundProps = {
  path: PagePath
  /** Whether filters can be the reason for the empty list. */
  isNarrowed: boolean
  /** The text of an empty list without filters. */
  emptyId: MessageId
  filters: ListFilters
  /** The chosen month in words, if it narrows the list. */
  when?: string | undefined
  /** A heading for the cards below, if there are any. */
  below?: string | undefined
}

export function NothingFound({ path, isNarrowed, emptyId, filters, when, below }: NothingFoundProps) {
  const say = useWords()
  const isUnknown = useIsUnknownTerritory(filters.territory)
  if (!isNarrowed) return <EmptyState title={say('list.empty')}>{say(emptyId)}</EmptyState>
  return (
    <EmptyState
      title={isUnknown ? say('list.noTerritory') : when ? say('list.nothingIn', { when }) : say('list.nothing')}
      ways={
        <>
          <Button href={when ? listAddress(path, atAnyTime(filters)) : path} variant="primary">
            {say(when ? 'list.anyTime' : 'list.reset')}
          </Button>
          <AllCities />
        </>
      }
    >
      {isUnknown ? say('list.noTerritoryText') : (below ?? say('list.emptyText'))}
    </EmptyState>
  )
}
