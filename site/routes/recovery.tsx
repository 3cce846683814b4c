import { createFileRoute } from '@tanstack/react-router'
import { RecoveryPage } from '../account/RecoveryPage.tsx'
import { loadAuthPage } from '../account/load-auth-page.ts'
import { headFrom } from '../app/head/head.ts'

export const Route = createFileRoute('/recovery')({
  staticData: { layout: 'auth', guard: 'guest' },
  loader: ({ context }) => loadAuthPage(context, '/recovery'),
  head: headFrom,
  component: Page,
})

function Page() {
  return <RecoveryPage />
}
