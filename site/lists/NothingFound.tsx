import { Button } from '@tropa/library/Button/dressed.ts'
import { EmptyState } from '@tropa/library/EmptyState/dressed.ts'
import { useWords } from '../messages/intl.tsx'
import { AllCities } from './AllCities.tsx'

/** @param isNarrowed whether filters can be the reason */
export function NothingFound({ path, isNarrowed }: { path: string; isNarrowed: boolean }) {
  const say = useWords()
  if (!isNarrowed) return <EmptyState title={say('article.none')}>{say('article.noneText')}</EmptyState>
  return (
    <EmptyState
      title={say('list.nothing')}
      ways={
        <>
          <Button href={path} variant="primary">
            {say('list.reset')}
          </Button>
          <AllCities />
        </>
      }
    >
      {say('list.emptyText')}
    </EmptyState>
  )
}
