import { Button } from '@tropa/library/Button/dressed.ts'
import { useState } from 'react'
import { useWords } from '../messages/intl.tsx'
import { regionMoment } from '../region/region-moment.ts'
import { statusOf } from '../portal/error.ts'
import type { Gate } from './gate.ts'
import type { GateState } from './gate-state.ts'
import * as styles from './gate.css.ts'
import { useOfflinePage } from '../offline-pages/useOfflinePage.ts'
import { qrReader } from './read-qr.ts'

const gatePage = { address: '/gate', scope: '/gate', prepare: qrReader }

/** The list of tickets for use without a network: its state in this browser, and its download. */
export function GateList({ gate, state: { tickets, listedAt } }: { gate: Gate; state: GateState }) {
  const say = useWords()
  const [outcome, setOutcome] = useState<'idle' | 'loading' | 'failed' | 'noKey'>('idle')
  const isPageStored = useOfflinePage(gatePage, listedAt)
  const download = async () => {
    setOutcome('loading')
    await gate.download().then(
      () => setOutcome('idle'),
      (error: unknown) => setOutcome(statusOf(error) === 403 ? 'noKey' : 'failed'),
    )
  }
  return (
    <section className={styles.section}>
      <h2>{say('gate.list')}</h2>
      <p className={styles.quiet}>{say('gate.listText')}</p>
      <p role="status">
        {outcome === 'failed' && say('gate.listFailed')}
        {outcome === 'noKey' && say('gate.noKey')}
        {(outcome === 'idle' || outcome === 'loading') &&
          (listedAt === null
            ? say('gate.noList')
            : say('gate.listed', { count: tickets.length, time: regionMoment(listedAt, say.language) }))}
      </p>
      <p role="status" className={styles.quiet}>
        {isPageStored !== undefined && say(isPageStored ? 'gate.pageKept' : 'gate.pageNotKept')}
      </p>
      <Button onClick={() => void download()} isPending={outcome === 'loading'}>
        {say('gate.download')}
      </Button>
    </section>
  )
}
