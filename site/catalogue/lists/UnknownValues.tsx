import { useLocation } from '@tanstack/react-router'
import { Alert } from '@tropa/library/Alert/dressed.ts'
import { Button } from '@tropa/library/Button/dressed.ts'
import type { PagePath } from '../../addresses/page-address.ts'
import { useWords } from '../../messages/intl.tsx'
import { listAddress, type FilterName, type ListFilters, unknownValues } from './list-filters.ts'

type UnknownValuesProps = { path: PagePath; takes: readonly FilterName[]; filters: ListFilters }

/** Says that the address contains filter values that the list does not know, and links to the list without them. */
export function UnknownValues({ path, takes, filters }: UnknownValuesProps) {
  const say = useWords()
  const search = useLocation({ select: (location) => location.search })
  const unknown = unknownValues(search, takes)
  if (unknown.length === 0) return null
  return (
    <Alert
      tone="warning"
      title={say('list.unknown', { values: unknown.join(', ') })}
      action={<Button href={listAddress(path, filters)}>{say('list.withoutUnknown')}</Button>}
    >
      {say('list.unknownText')}
    </Alert>
  )
}
