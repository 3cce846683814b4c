import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { byNumber, headFrom, headOf } from '../pages/articles/load.ts'
import { PostPage } from '../pages/articles/PostPage.tsx'
import { postQuery } from '../portal/queries.ts'

export const Route = createFileRoute('/posts/$id')({
  staticData: { layout: 'new-default' },
  loader: async ({ context, params }) => headOf((await byNumber(context, params.id, (id) => postQuery(context.portal, id))).post, context),
  head: headFrom,
  component: Page,
})

function Page() {
  const { portal } = Route.useRouteContext()
  const { data } = useSuspenseQuery(postQuery(portal, Number(Route.useParams().id)))
  return <PostPage {...data} />
}
