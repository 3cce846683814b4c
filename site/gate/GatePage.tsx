import '../messages/account-words.ts'
import { useState, useSyncExternalStore } from 'react'
import { Link } from '@tropa/library/Link/dressed.ts'
import { pageAddress } from '../addresses/page-address.ts'
import { useWords } from '../messages/intl.tsx'
import { AtGate } from './AtGate.tsx'
import { forgetKey, keepKey, keptKey } from './gate-store.ts'
import * as styles from './gate.css.ts'
import { OrganisationKeyForm } from './OrganisationKeyForm.tsx'

const never = () => () => undefined

/** Checks tickets at an entrance, with the key of an organisation. */
export function GatePage() {
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
      <p>
        <Link href={pageAddress('/')}>{say('site.name')}</Link>
      </p>
      <h1>{say('gate.title')}</h1>
      <noscript>
        <p>{say('gate.noScript')}</p>
      </noscript>
      {key === '' ? (
        <OrganisationKeyForm lead={say('gate.lead')} onEnter={enter} />
      ) : (
        <AtGate key={key} secret={key} onLeave={() => enter('')} />
      )}
    </div>
  )
}
