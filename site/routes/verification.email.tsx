import { createFileRoute } from '@tanstack/react-router'
import { VerificationEmailPage } from '../account/VerificationEmailPage.tsx'
import { loadAuthPage } from '../account/load-auth-page.ts'
import { headFrom } from '../app/head/head.ts'

export const Route = createFileRoute('/verification/email')({
  staticData: { layout: 'auth' },
  loader: ({ context }) => loadAuthPage(context, '/verification/email'),
  head: headFrom,
  component: Page,
})

function Page() {
  return <VerificationEmailPage />
}
