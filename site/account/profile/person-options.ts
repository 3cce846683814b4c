import type { Participant } from '@tropa/contract'
import { labelOf } from '@tropa/library/labels/label.ts'
import { sexLabels } from '@tropa/library/labels/tables.ts'
import type { Option } from '../../forms/form-definition.ts'
import { useWords } from '../../messages/intl.tsx'

export function useSexOptions(): readonly Option[] {
  const { language } = useWords()
  return Object.keys(sexLabels).map((value) => ({ value, label: labelOf(sexLabels, value, language) }))
}

/** Not read from the schema, which would bring valibot to the page. */
const sizes: readonly NonNullable<Participant['souvenir_size']>[] = ['XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL']

/** Sizes are written the same in every language. */
export const sizeOptions: readonly Option[] = sizes.map((value) => ({ value, label: value }))
