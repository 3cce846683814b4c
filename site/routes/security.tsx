import { createFileRoute } from '@tanstack/react-router'
import { personalHead } from '../account/parts/personal-head.ts'
import { loadSecurity } from '../account/security/load-security.ts'
import { SecurityPage } from '../account/security/SecurityPage.tsx'
import { headFrom } from '../app/head/head.ts'

export const Route = createFileRoute('/security')({
  staticData: { layout: 'default-white', guard: 'user' },
  loaderDeps: ({ search }: { search: { erase?: unknown } }) => ({ isErasing: search.erase === '1' }),
  loader: async ({ context }) => {
    await loadSecurity(context)
    return personalHead(context, '/security', 'security.title')
  },
  head: headFrom,
  component: Page,
})

function Page() {
  return <SecurityPage {...Route.useLoaderDeps()} />
}
