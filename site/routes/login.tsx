import { createFileRoute } from '@tanstack/react-router'
import { LoginPage } from '../account/LoginPage.tsx'
import { loadAuthPage } from '../account/load-auth-page.ts'
import { headFrom } from '../app/head/head.ts'

export const Route = createFileRoute('/login')({
  staticData: { layout: 'auth', guard: 'guest' },
  loader: ({ context }) => loadAuthPage(context, '/login'),
  head: headFrom,
  component: Page,
})

function Page() {
  return <LoginPage />
}
