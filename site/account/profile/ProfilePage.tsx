import { useSuspenseQuery } from '@tanstack/react-query'
import { useRouteContext, useRouter } from '@tanstack/react-router'
import { Tabs } from '@tropa/library/Tabs/dressed.ts'
import '../../messages/account-words.ts'
import { useWords } from '../../messages/intl.tsx'
import { profileQuery } from '../parts/account-queries.ts'
import * as styles from '../parts/account.css.ts'
import { SubmittedNote } from '../parts/SubmittedNote.tsx'
import { profileForms } from './profile-forms.ts'
import { ProfileHead } from './ProfileHead.tsx'
import { profileAddress, profileTabs, type ProfileParams } from './profile-params.ts'
import { ProfilePart } from './ProfilePart.tsx'

export function ProfilePage({ params }: { params: ProfileParams }) {
  const say = useWords()
  const router = useRouter()
  const { portal } = useRouteContext({ from: '__root__' })
  const { user } = useSuspenseQuery(profileQuery(portal)).data
  return (
    <div className={styles.page}>
      <ProfileHead user={user} />
      <SubmittedNote forms={profileForms} />
      <Tabs
        label={say('profile.tabs')}
        selectedId={params.tab}
        onSelectionChange={(id) =>
          void router.navigate({
            href: profileAddress({ tab: profileTabs.find((tab) => tab === id) ?? 'profile' }),
            resetScroll: false,
          })
        }
        tabs={profileTabs.map((tab) => ({
          id: tab,
          label: say(`profile.tab.${tab}`),
          href: profileAddress({ tab }),
          panel: <ProfilePart params={params} />,
        }))}
      />
    </div>
  )
}
