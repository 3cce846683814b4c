import { pageAddress } from '../addresses/page-address.ts'
import { stringifySearch, textOf, wholeNumber } from '../addresses/search-string.ts'
import { resultsOnPage, searchQuery } from './search-query.ts'
import type { Portal } from '../portal/portal.ts'

/** The parameters of a search page; `page` counts from 1. */
export type SearchParams = { q: string; tag?: string; page: number }

export function readSearchParams(search: Record<string, unknown>): SearchParams {
  const tag = textOf(search['tag'])
  return { q: textOf(search['q']).trim(), ...(tag && { tag }), page: wholeNumber(search['page']) ?? 1 }
}

export const searchAddress = ({ q, tag, page }: SearchParams) =>
  pageAddress(`/q${stringifySearch({ q: q || undefined, tag, page: page > 1 ? page : undefined })}`)

export const searchParamsQuery = (portal: Portal, { q, tag, page }: SearchParams) =>
  searchQuery(portal, q, tag, (page - 1) * resultsOnPage)
