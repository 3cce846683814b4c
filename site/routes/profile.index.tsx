import { createFileRoute } from '@tanstack/react-router'
import { loadProfile } from '../account/profile/load-profile.ts'
import { readProfileParams } from '../account/profile/profile-params.ts'
import { ProfilePage } from '../account/profile/ProfilePage.tsx'
import { personalHead } from '../account/parts/personal-head.ts'
import { headFrom } from '../app/head/head.ts'

export const Route = createFileRoute('/profile/')({
  staticData: { layout: 'default-white', guard: 'user' },
  loaderDeps: ({ search }) => readProfileParams(search),
  loader: async ({ context, deps }) => {
    await loadProfile(context, deps)
    return personalHead(context, '/profile', 'profile.title')
  },
  head: headFrom,
  component: Page,
})

function Page() {
  return <ProfilePage params={Route.useLoaderDeps()} />
}
