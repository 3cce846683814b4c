import { filterFields, parameterOf, textOfFilter, type FilterField, type Filters } from './list-filters.ts'

/** Hidden fields of the filters that a form does not show, so that sending it keeps them. */
export const OtherFilters = ({ filters, shown }: { filters: Filters; shown: readonly FilterField[] }) =>
  filterFields.map((field) => {
    const text = textOfFilter(filters, field)
    if (text === undefined || shown.includes(field)) return null
    return <input key={field} type="hidden" name={parameterOf(field)} value={text} />
  })
