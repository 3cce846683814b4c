import { bus, gift, museum, organisation, sled, stage } from '@tropa/library/Icon/icons.ts'
import type { Words } from '../../messages/intl.tsx'

const icons: Readonly<Record<string, string>> = {
  tour_operator: sled,
  carrier: bus,
  culture: stage,
  museum,
  craft: gift,
}

/** The name of a kind of company; an unknown kind is shown as it is. */
export const kindOfCompany = (say: Words, kind: string) => ({
  icon: icons[kind] ?? organisation,
  label: say.known(`company.kind.${kind}`) ?? kind,
})
