import { createFileRoute } from '@tanstack/react-router'
import { pageHead, titled } from '../addresses/head.ts'
import { stringifySearch, textOf, wholeNumber } from '../addresses/search.ts'
import { SearchPage, type Asked } from '../pages/search/SearchPage.tsx'
import { resultsOnPage, searchQuery } from '../portal/queries.ts'

const readAsked = (search: Record<string, unknown>): Asked => {
  const tag = textOf(search['tag'])
  return { q: textOf(search['q']).trim(), ...(tag && { tag }), page: wholeNumber(search['page']) ?? 1 }
}

export const Route = createFileRoute('/q')({
  staticData: { layout: 'default' },
  loaderDeps: ({ search }) => readAsked(search),
  loader: async ({ context: { queryClient, portal, session, origin }, deps }) => {
    if (deps.q) await queryClient.prefetchQuery(searchQuery(portal, deps.q, deps.tag, (deps.page - 1) * resultsOnPage))
    return { language: session.language, origin, q: deps.q }
  },
  head: ({ loaderData }) => {
    if (!loaderData) return {}
    const { language, origin, q } = loaderData
    return pageHead({ language, origin, address: `/q${stringifySearch({ q: q || undefined })}`, title: q ? titled(language, 'search.titleFor', { q }) : titled(language, 'search.title'), isPrivate: true })
  },
  component: Page,
})

function Page() {
  return <SearchPage asked={Route.useLoaderDeps()} />
}
