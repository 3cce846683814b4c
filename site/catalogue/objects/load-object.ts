import type { QueryKey, UseSuspenseQueryOptions } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import type { PageHead } from './page-head.ts'
import { wholeNumber } from '../../addresses/search-string.ts'
import type { CatalogueObject } from '../../portal/catalogue-object.ts'
import { atOnce } from '../../portal/at-once.ts'
import { orMissing } from '../../portal/failures.ts'
import type { RouterContext } from '../../portal/router-context.ts'

type Article = { the_title: string; the_summary: string; link: string }

/** The head of the page of an object, or of a text that is not an object. */
export const headOf = (object: CatalogueObject | Article, { session, origin }: RouterContext): PageHead => ({
  title: object.the_title,
  description: object.the_summary,
  address: object.link,
  language: session.language,
  origin,
  ...('object_type' in object && { object }),
})

/** The query of an object by the number in its address. @throws where there is none */
export async function byNumber<Data, Key extends QueryKey>(
  { queryClient }: RouterContext,
  id: string,
  query: (id: number) => UseSuspenseQueryOptions<Data, Error, Data, Key>,
): Promise<Data> {
  const number = wholeNumber(id)
  if (number === undefined) throw notFound()
  return orMissing(queryClient.ensureQueryData(atOnce(query(number))))
}
