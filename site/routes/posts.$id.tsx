import { createFileRoute } from '@tanstack/react-router'
import { objectRoute } from '../app/object-route.ts'
import { postObject } from '../catalogue/posts/post-object.ts'
import { useObject } from '../catalogue/objects/useObject.ts'
import { PostPage } from '../catalogue/posts/PostPage.tsx'

export const Route = createFileRoute('/posts/$id')({ ...objectRoute(postObject), component: Page })

function Page() {
  return <PostPage {...useObject(postObject)} />
}
