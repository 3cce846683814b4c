import '../../messages/account-words.ts'
import { useWords } from '../../messages/intl.tsx'
import { AccountPage } from '../parts/AccountPage.tsx'
import { TicketsTab } from './TicketsTab.tsx'

/** The tickets tab as a page of its own. */
export function TicketsPage({ page }: { page: number }) {
  const say = useWords()
  return (
    <AccountPage title={say('tickets.title')}>
      <TicketsTab page={page} />
    </AccountPage>
  )
}
