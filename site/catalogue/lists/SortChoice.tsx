import type { Territory } from '@tropa/contract'
import { useWords, type MessageId } from '../../messages/intl.tsx'
import { titleIn } from '../../messages/text-in.ts'
import { FilterSelect } from './FilterSelect.tsx'
import type { ListFilters } from './list-filters.ts'

export type SortChoiceProps = {
  filters: ListFilters
  centre: Territory | undefined
  orderId: MessageId | undefined
  onChange: () => void
}

/**
 * The order of a list.
 * @param centre the point of distances, if the list can be sorted by them
 */
export function SortChoice({ filters, centre, orderId = 'list.sort.editors', onChange }: SortChoiceProps) {
  const say = useWords()
  return (
    <FilterSelect label={say('list.sort')} name="sort" value={filters.sort ?? ''} onChange={onChange}>
      <option value="">{say(orderId)}</option>
      <option value="title">{say('list.sort.title')}</option>
      <option value="price">{say('list.sort.price')}</option>
      {centre && (
        <option value="distance">{say('list.sort.distance', { place: titleIn(centre, say.language) })}</option>
      )}
    </FilterSelect>
  )
}
