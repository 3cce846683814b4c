import { createFileRoute } from '@tanstack/react-router'
import { VerificationEmailPage } from '../account/VerificationEmailPage.tsx'
import { loadAuthPage } from '../account/load-auth-page.ts'
import { profileQuery } from '../account/parts/account-queries.ts'
import { headFrom } from '../app/head/head.ts'
import { atOnce } from '../portal/at-once.ts'

export const Route = createFileRoute('/verification/email')({
  staticData: { layout: 'auth', guard: 'user' },
  loader: async ({ context }) => {
    const [head] = await Promise.all([
      loadAuthPage(context, '/verification/email'),
      context.queryClient.ensureQueryData(atOnce(profileQuery(context.portal))),
    ])
    return head
  },
  head: headFrom,
  component: Page,
})

function Page() {
  return <VerificationEmailPage />
}
