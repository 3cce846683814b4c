import { expect, test } from 'vitest'
import { region } from '../../region/region.ts'
import type { ListFilters } from './list-filters.ts'
import { centreOf } from './list-centre.ts'

const territory = (id: number, geolocation?: string) => ({
  id,
  title: `Город ${id}`,
  title_en: `Town ${id}`,
  ...(geolocation && { geolocation }),
})
const capital = territory(region.capitalTerritoryId, '61.0,69.0')
const other = territory(900, '60.0,70.0')
const nowhere = territory(901)
const territories = [capital, other, nowhere]

test.each<[string, Partial<ListFilters>, number | null, number | undefined]>([
  ['the capital without a territory', {}, null, capital.id],
  ['the chosen territory', {}, 900, 900],
  ['the territory of the address before the chosen one', { territory: 900 }, capital.id, 900],
  ['the capital for the whole region, whatever is chosen', { territory: 'all' }, 900, capital.id],
  ['nothing for a territory without a point', { territory: 901 }, null, undefined],
  ['nothing for an unknown territory', { territory: 12345 }, null, undefined],
])('distances are from %s', (_, filters, chosenTerritory, id) => {
  expect(centreOf({ page: 1, ...filters }, { chosenTerritory, territories })?.id).toBe(id)
})
