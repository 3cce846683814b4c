import type { Kind } from '@tropa/library/Category/Category.tsx'
import { car, fork, gift, people, ski } from '@tropa/library/Icon/icons.ts'
import type { Words } from '../../messages/intl.tsx'

const icons: Readonly<Record<string, string>> = { rental: ski, transfer: car, craft: gift, food: fork, guide: people }

/** The name of a kind of service or thing; an unknown kind is shown as it is. */
export const productKind = (say: Words, kind: string): Kind => ({
  icon: icons[kind] ?? gift,
  label: say.known(`product.kind.${kind}`) ?? kind,
})
