import { createFileRoute } from '@tanstack/react-router'
import { RegistrationPage } from '../account/RegistrationPage.tsx'
import { loadAuthPage } from '../account/load-auth-page.ts'
import { headFrom } from '../app/head/head.ts'

export const Route = createFileRoute('/registration')({
  staticData: { layout: 'auth', guard: 'guest' },
  loader: ({ context }) => loadAuthPage(context, '/registration'),
  head: headFrom,
  component: Page,
})

function Page() {
  return <RegistrationPage />
}
