import type { QueryKey, UseSuspenseQueryOptions } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { pageHead, type PageHead } from '../../addresses/head.ts'
import { wholeNumber } from '../../addresses/search.ts'
import type { FoundObject } from '../../found/described.ts'
import { atOnce } from '../../portal/at-once.ts'
import { orMissing } from '../../portal/failures.ts'
import { pageQuery } from '../../portal/queries.ts'
import type { RouterContext } from '../../router-context.ts'

type Article = { the_title: string; the_summary: string; link: string }

/** What a page's head says of an object, or of a text that is none. */
export const headOf = (object: FoundObject | Article, { session, origin }: RouterContext): PageHead => ({
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

/** A page's number or word, as addresses write it: anything else names no page, and nobody is asked for it. */
const pageKey = /^[a-z0-9-]{1,80}$/

/** An information page by its number or word. @throws where there is none */
export async function loadInfo(context: RouterContext, key: string): Promise<PageHead> {
  if (!pageKey.test(key)) throw notFound()
  const { page } = await orMissing(context.queryClient.ensureQueryData(atOnce(pageQuery(context.portal, key))))
  return headOf(page, context)
}

export const headFrom = ({ loaderData }: { loaderData?: PageHead | undefined }) => (loaderData ? pageHead(loaderData) : {})
