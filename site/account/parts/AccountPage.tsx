import type { ReactNode } from 'react'
import { PageBreadcrumbs } from '../../breadcrumbs/PageBreadcrumbs.tsx'
import { pageAddress } from '../../addresses/page-address.ts'
import { useWords } from '../../messages/intl.tsx'
import { PageTitle } from '../../typography/PageTitle.tsx'
import * as styles from './account.css.ts'

/** A page below the profile, with the way back to it. */
export function AccountPage({ title, children }: { title: string; children: ReactNode }) {
  const say = useWords()
  return (
    <div className={styles.page}>
      <PageBreadcrumbs parents={[{ title: say('profile.title'), href: pageAddress('/profile') }]} current={title} />
      <PageTitle>{title}</PageTitle>
      {children}
    </div>
  )
}
