import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { Consent } from '@tropa/contract'
import { Link } from '@tropa/library/Link/dressed.ts'
import { pageAddress } from '../../addresses/page-address.ts'
import { docsQuery } from '../../documents/doc-queries.ts'
import { useWords } from '../../messages/intl.tsx'
import { AccountSection } from '../parts/AccountSection.tsx'
import * as styles from '../parts/account.css.ts'
import { momentText } from '../parts/moment-text.ts'

/** What the visitor has agreed to: the document, the version of its text, and when. */
export function Consents({ consents }: { consents: readonly Consent[] }) {
  const say = useWords()
  const { portal } = useRouteContext({ from: '__root__' })
  const { data } = useQuery(docsQuery(portal))
  const titleOf = ({ doc_id, box }: Consent) =>
    data?.doc_list.find(({ id }) => id === doc_id)?.the_title ?? say(`security.${box}`)
  return (
    <AccountSection id="consents-title" title={say('security.consents')} lead={say('security.consentsLead')}>
      {consents.length === 0 ? (
        <p>{say('security.noConsents')}</p>
      ) : (
        <ul className={styles.list}>
          {consents.map((consent) => (
            <li key={`${consent.box} ${consent.doc_id} ${consent.given_at}`} className={styles.row}>
              <div className={styles.rowText}>
                <h3 className={styles.rowTitle}>
                  <Link href={pageAddress(`/docs/${consent.doc_id}`)}>{titleOf(consent)}</Link>
                </h3>
                <p className={styles.quiet}>
                  {say('security.consentAt', { version: consent.version, when: momentText(consent.given_at) })}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.text}>{say('security.withdraw')}</p>
    </AccountSection>
  )
}
