import '../messages/account-words.ts'
import { useState, useSyncExternalStore } from 'react'
import { forgetKey, keepKey, keptKey } from '../gate/gate-store.ts'
import { OrganisationKeyForm } from '../gate/OrganisationKeyForm.tsx'
import { useWords } from '../messages/intl.tsx'
import { Sales } from './Sales.tsx'
import * as styles from './seller.css.ts'

const never = () => () => undefined

/** What an organisation has sold, with its key. */
export function SellerPage() {
  const say = useWords()
  const kept = useSyncExternalStore(never, keptKey, () => '')
  const [typed, setTyped] = useState<string>()
  const key = typed ?? kept
  const enter = (next: string) => {
    if (next === '') forgetKey()
    else keepKey(next)
    setTyped(next)
  }
  return (
    <div className={styles.page}>
      <h1>{say('sales.title')}</h1>
      <noscript>
        <p>{say('sales.noScript')}</p>
      </noscript>
      {key === '' ? (
        <OrganisationKeyForm lead={say('sales.lead')} onEnter={enter} />
      ) : (
        <Sales key={key} secret={key} onLeave={() => enter('')} />
      )}
    </div>
  )
}
