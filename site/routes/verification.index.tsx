import { createFileRoute } from '@tanstack/react-router'
import { loadAuthPage } from '../account/load-auth-page.ts'
import { mailedToken } from '../account/mailed-token.ts'
import { VerificationPage } from '../account/VerificationPage.tsx'
import { headFrom } from '../app/head/head.ts'

export const Route = createFileRoute('/verification/')({
  staticData: { layout: 'auth' },
  loader: ({ context }) => loadAuthPage(context, '/verification'),
  head: headFrom,
  component: Page,
})

function Page() {
  return <VerificationPage token={mailedToken(Route.useSearch())} />
}
