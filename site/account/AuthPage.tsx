import { useLocation } from '@tanstack/react-router'
import { Alert } from '@tropa/library/Alert/dressed.ts'
import { Cover } from '@tropa/library/Cover/dressed.ts'
import type { ReactNode } from 'react'
import '../messages/account-words.ts'
import { pageAddress } from '../addresses/page-address.ts'
import { useWords } from '../messages/intl.tsx'
import { region } from '../region/region.ts'
import { useIsOnline } from '../visitor/connectivity.tsx'
import { PageTitle } from '../typography/PageTitle.tsx'
import * as styles from './auth-page.css.ts'

type AuthPageProps = {
  title: string
  lead?: ReactNode
  /** The drawing beside the form. */
  picture: 'login' | 'registration'
  children: ReactNode
}

/** Links to the two ways to sign in and to the organisations' pages; each keeps the visitor's return address. */
function AuthWays() {
  const say = useWords()
  const { pathname, searchStr } = useLocation()
  const ways = [
    { href: pageAddress('/login'), title: say('login.page') },
    { href: pageAddress('/registration'), title: say('registration.page') },
  ]
  return (
    <nav className={styles.ways} aria-label={say('account.ways')}>
      {ways.map(({ href, title }) => (
        <a
          key={href}
          className={styles.way}
          href={href + searchStr}
          aria-current={pathname === href ? 'page' : undefined}
        >
          {title}
        </a>
      ))}
      <a className={styles.way} href={region.organisationCabinet} target="_blank" rel="noopener">
        {say('account.organisation')}
      </a>
    </nav>
  )
}

/** A form of the account beside a drawing. */
export function AuthPage({ title, lead, picture, children }: AuthPageProps) {
  const say = useWords()
  const isOnline = useIsOnline()
  return (
    <div className={styles.page}>
      <div className={styles.picture}>
        <Cover src={`/drawings/${picture}.svg`} alt="" width={900} height={1100} />
      </div>
      <div className={styles.column}>
        <AuthHeading title={title} lead={lead} />
        {!isOnline && <Alert tone="warning" role="status" title={say('account.offline')} />}
        {children}
      </div>
    </div>
  )
}

function AuthHeading({ title, lead }: { title: string; lead: ReactNode }) {
  const { pathname } = useLocation()
  const hasWays = pathname === '/login' || pathname === '/registration'
  return (
    <>
      {hasWays && <AuthWays />}
      <PageTitle className={styles.title}>{title}</PageTitle>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
    </>
  )
}
