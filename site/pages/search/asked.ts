import { pageAddress } from '../../addresses/page.ts'
import { stringifySearch, textOf, wholeNumber } from '../../addresses/search.ts'
import { resultsOnPage, searchQuery } from '../../portal/queries.ts'
import type { Portal } from '../../portal/portal.ts'

/** What a search page asks; `page` is from 1. */
export type Asked = { q: string; tag?: string; page: number }

export function readAsked(search: Record<string, unknown>): Asked {
  const tag = textOf(search['tag'])
  return { q: textOf(search['q']).trim(), ...(tag && { tag }), page: wholeNumber(search['page']) ?? 1 }
}

export const addressOf = ({ q, tag, page }: Asked) => pageAddress(`/q${stringifySearch({ q: q || undefined, tag, page: page > 1 ? page : undefined })}`)

export const queryOf = (portal: Portal, { q, tag, page }: Asked) => searchQuery(portal, q, tag, (page - 1) * resultsOnPage)
