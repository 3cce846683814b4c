import type { Words } from '../../messages/intl.tsx'
import { labelList } from '../../messages/label-list.ts'

/** Facts of accessibility on paper; empty: none is known. */
export const accessText = (access: readonly string[], say: Words): string =>
  labelList(access.map((fact) => say.known(`access.${fact}`) ?? fact))
