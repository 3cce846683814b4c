import { createFileRoute } from '@tanstack/react-router'
import { loadAuthPage } from '../account/load-auth-page.ts'
import { mailedToken } from '../account/mailed-token.ts'
import { UnsubscribePage } from '../account/UnsubscribePage.tsx'
import { headFrom } from '../app/head/head.ts'

export const Route = createFileRoute('/unsubscribe')({
  staticData: { layout: 'auth' },
  loader: ({ context }) => loadAuthPage(context, '/unsubscribe'),
  head: headFrom,
  component: Page,
})

function Page() {
  return <UnsubscribePage token={mailedToken(Route.useSearch())} />
}
