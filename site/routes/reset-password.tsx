import { createFileRoute, redirect } from '@tanstack/react-router'
import { loadAuthPage } from '../account/load-auth-page.ts'
import { mailedToken } from '../account/mailed-token.ts'
import { ResetPasswordPage } from '../account/ResetPasswordPage.tsx'
import { headFrom } from '../app/head/head.ts'

export const Route = createFileRoute('/reset-password')({
  staticData: { layout: 'auth' },
  beforeLoad: ({ search }) => {
    if (mailedToken(search) === undefined) throw redirect({ to: '/recovery', statusCode: 302 })
  },
  loader: ({ context }) => loadAuthPage(context, '/reset-password'),
  head: headFrom,
  component: Page,
})

function Page() {
  return <ResetPasswordPage token={mailedToken(Route.useSearch()) ?? ''} />
}
