import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { byNumber, headOf } from '../catalogue/objects/load-object.ts'
import { headFrom } from '../app/head/head.ts'
import { PostPage } from '../catalogue/posts/PostPage.tsx'
import { postQuery } from '../catalogue/posts/post-queries.ts'

export const Route = createFileRoute('/posts/$id')({
  staticData: { layout: 'new-default' },
  loader: async ({ context, params }) =>
    headOf((await byNumber(context, params.id, (id) => postQuery(context.portal, id))).post, context),
  head: headFrom,
  component: Page,
})

function Page() {
  const { portal } = Route.useRouteContext()
  const { data } = useSuspenseQuery(postQuery(portal, Number(Route.useParams().id)))
  return <PostPage {...data} />
}
