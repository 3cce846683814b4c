import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { Participant } from '@tropa/contract'
import { labelOf } from '@tropa/library/labels/label.ts'
import { sexLabels } from '@tropa/library/labels/tables.ts'
import type { Option } from '../../forms/form-definition.ts'
import { useWords } from '../../messages/intl.tsx'
import { titleIn } from '../../messages/text-in.ts'
import { territoriesQuery } from '../../portal/region-queries.ts'

export function useSexOptions(): readonly Option[] {
  const { language } = useWords()
  return Object.keys(sexLabels).map((value) => ({ value, label: labelOf(sexLabels, value, language) }))
}

/**
 * The municipalities of the region.
 * @param current the visitor's choice, which the provider may no longer list
 */
export function useMunicipalityOptions(current: string | null | undefined): readonly Option[] {
  const { language } = useWords()
  const { portal } = useRouteContext({ from: '__root__' })
  const { data: territories = [] } = useQuery(territoriesQuery(portal))
  const options = territories.map((territory) => ({ value: territory.title, label: titleIn(territory, language) }))
  const isListed = !current || options.some(({ value }) => value === current)
  return isListed ? options : [...options, { value: current, label: current }]
}

/** Not read from the schema, which would bring valibot to the page. */
const sizes: readonly NonNullable<Participant['souvenir_size']>[] = ['XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL']

/** Sizes are written the same in every language. */
export const sizeOptions: readonly Option[] = sizes.map((value) => ({ value, label: value }))
