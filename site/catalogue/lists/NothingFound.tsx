import { Button } from '@tropa/library/Button/dressed.ts'
import { EmptyState } from '@tropa/library/EmptyState/dressed.ts'
import type { PagePath } from '../../addresses/page-address.ts'
import { useWords, type MessageId } from '../../messages/intl.tsx'
import type { Filters } from './list-filters.ts'
import { useIsUnknownTerritory } from './useIsUnknownTerritory.ts'
import { AllCities } from './AllCities.tsx'

export type NothingFoundProps = {
  path: PagePath
  /** Whether filters can be the reason. */
  isNarrowed: boolean
  /** What a list that nothing narrows says while it is empty. */
  emptyId: MessageId
  /** Of the address. */
  territory?: Filters['territory']
}

export function NothingFound({ path, isNarrowed, emptyId, territory }: NothingFoundProps) {
  const say = useWords()
  const isUnknown = useIsUnknownTerritory(territory)
  if (!isNarrowed) return <EmptyState title={say('list.empty')}>{say(emptyId)}</EmptyState>
  return (
    <EmptyState
      title={say(isUnknown ? 'list.noTerritory' : 'list.nothing')}
      ways={
        <>
          <Button href={path} variant="primary">
            {say('list.reset')}
          </Button>
          <AllCities />
        </>
      }
    >
      {say(isUnknown ? 'list.noTerritoryText' : 'list.emptyText')}
    </EmptyState>
  )
}
