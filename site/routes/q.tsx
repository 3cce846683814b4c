import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../app/head/head.ts'
import { titled } from '../messages/titled.ts'
import { orAbsent } from '../portal/absent.ts'
import { searchAddress, searchParamsQuery, readSearchParams } from '../search/search-params.ts'
import { SearchPage } from '../search/SearchPage.tsx'

export const Route = createFileRoute('/q')({
  staticData: { layout: 'default' },
  loaderDeps: ({ search }) => readSearchParams(search),
  // A failed search never fails the page: the earlier results stay (specification, section 8).
  loader: async ({ context: { queryClient, portal, session, origin }, deps }) => {
    const query = searchParamsQuery(portal, deps)
    const loading = deps.q ? orAbsent(queryClient.fetchQuery(query)) : undefined
    if (import.meta.env.SSR) await loading
    const isFailed = queryClient.getQueryState(query.queryKey)?.status === 'error'
    return { language: session.language, origin, q: deps.q, isFailed }
  },
  head: ({ loaderData }) => {
    if (!loaderData) return {}
    const { language, origin, q } = loaderData
    return pageHead({
      language,
      origin,
      address: searchAddress({ q, page: 1 }),
      title: q ? titled(language, 'search.titleFor', { q }) : titled(language, 'search.title'),
      isPrivate: true,
    })
  },
  component: Page,
})

function Page() {
  const { isFailed } = Route.useLoaderData()
  return <SearchPage params={Route.useLoaderDeps()} isFailed={isFailed} />
}
