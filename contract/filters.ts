import * as v from 'valibot'
import { categories } from './categories.ts'
import { accessFacts, type AccessFact, sorts } from './filter-values.ts'
import { Flag, Id } from './query.ts'
import { CalendarDate, type Category } from './values.ts'

/** Some of these values, joined by commas. */
const someOf = <const Value extends string>(values: readonly Value[]) => {
  const pattern = `^(${values.join('|')})(,(${values.join('|')})){0,${values.length - 1}}$`
  const isSome = (list: string[]): list is Value[] => list.every((one) => values.some((value) => value === one))
  return v.pipe(
    v.string(),
    v.transform((text) => text.split(',')),
    v.guard(isSome, 'picklist'),
    v.metadata({ schema: { type: 'string', pattern, examples: [values.slice(0, 2).join()] } }),
  )
}

/**
 * The filters that lists of several kinds take. `category`: any of them; `access`: all of these facts are known;
 * `free`: an adult pays nothing; `open_on`: a place by its hours, anything else by its season.
 */
export const listFilters = {
  territory_id: v.optional(Id),
  category: v.optional(someOf<Category>(categories)),
  for_disabled: v.optional(Flag),
  access: v.optional(someOf<AccessFact>(accessFacts)),
  free: v.optional(Flag),
  open_on: v.optional(CalendarDate),
  sort: v.optional(v.picklist(sorts)),
}

const { access, free, open_on, sort } = listFilters
/** Those of objects that are sold or take time: what costs nothing, what runs on a day, and the order. */
export const offeredFilters = { access, free, open_on, sort }
