import { Link } from '@tropa/library/Link/dressed.ts'
import * as rows from '../account/parts/account.css.ts'
import { AccountSection } from '../account/parts/AccountSection.tsx'
import { useWords } from '../messages/intl.tsx'
import { useSession } from '../visitor/SessionProvider.tsx'
import { EndLinkForm } from './EndLinkForm.tsx'
import { sharedAddress } from './made-link.ts'

/** The links that a guest has made without scripts, the newest first; renders nothing if there are none. */
export function GuestLinks() {
  const say = useWords()
  const { guestLinks = [] } = useSession()
  if (guestLinks.length === 0) return null
  return (
    <AccountSection id="guest-links" title={say('share.links')} lead={say('share.linksLead')}>
      <ul className={rows.list}>
        {guestLinks.map((token, index) => {
          const number = guestLinks.length - index
          return (
            <li key={token} className={rows.row}>
              <div className={rows.rowText}>
                <Link href={sharedAddress(token)}>{say('share.numbered', { number })}</Link>
              </div>
              <EndLinkForm link={{ token }} variant="quiet" label={`${say('share.end')} ${number}`} />
            </li>
          )
        })}
      </ul>
    </AccountSection>
  )
}
