import { EmptyState } from '@tropa/library/EmptyState/dressed.ts'
import { Button } from '@tropa/library/Button/dressed.ts'
import { pageAddress } from '../../addresses/page-address.ts'
import { useWords } from '../../messages/intl.tsx'

/** In place of a list that needs a network, with a link to what is stored in the browser. */
export function Offline() {
  const say = useWords()
  return (
    <EmptyState
      title={say('list.offline')}
      ways={<Button href={pageAddress('/my_tracks')}>{say('failed.track')}</Button>}
    >
      {say('list.offlineText')}
    </EmptyState>
  )
}
