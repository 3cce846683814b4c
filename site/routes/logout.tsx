import { createFileRoute } from '@tanstack/react-router'
import { LogoutPage } from '../account/LogoutPage.tsx'
import { loadAuthPage } from '../account/load-auth-page.ts'
import { headFrom } from '../app/head/head.ts'

export const Route = createFileRoute('/logout')({
  staticData: { layout: 'empty', guard: 'leaving' },
  loader: ({ context }) => loadAuthPage(context, '/logout'),
  head: headFrom,
  component: Page,
})

function Page() {
  return <LogoutPage />
}
