import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useWords } from '../../messages/intl.tsx'
import { textIn, titleIn } from '../../messages/text-in.ts'
import { territoriesQuery } from '../../portal/region-queries.ts'
import { region } from '../../region/region.ts'
import { useSession } from '../../visitor/SessionProvider.tsx'
import { wholeRegion } from '../../visitor/whole-region.ts'
import { FilterSelect } from './FilterSelect.tsx'
import type { FilterChoice, Filters } from './list-filters.ts'

export type TerritoryChoiceProps = {
  filters: Filters
  counted: readonly FilterChoice[] | undefined
  onChange: () => void
}

/** The territory of this list. The one chosen for the whole portal needs no parameter, so its value is empty. */
export function TerritoryChoice({ filters, counted = [], onChange }: TerritoryChoiceProps) {
  const say = useWords()
  const { portal } = useRouteContext({ from: '__root__' })
  const { data: territories = [] } = useQuery(territoriesQuery(portal))
  const chosen = useSession().preferences.territoryId ?? wholeRegion
  const valueOf = (id: number | typeof wholeRegion) => (id === chosen ? '' : id)
  const shown = filters.territory ?? chosen
  const countOf = (id: number) => counted.find((one) => one.id === id)?.count
  if (territories.length === 0) return null
  return (
    // An unknown one leaves the first option, the whole region.
    <FilterSelect label={say('home.where')} name="territory_id" value={String(valueOf(shown))} onChange={onChange}>
      <option value={valueOf(wholeRegion)}>{textIn(region.allTerritories, say.language)}</option>
      {territories.map((territory) => {
        const count = countOf(territory.id)
        return (
          <option key={territory.id} value={valueOf(territory.id)}>
            {titleIn(territory, say.language)}
            {count !== undefined && ` (${count})`}
          </option>
        )
      })}
    </FilterSelect>
  )
}
