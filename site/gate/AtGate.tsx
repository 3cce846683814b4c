import { Alert } from '@tropa/library/Alert/dressed.ts'
import { Button } from '@tropa/library/Button/dressed.ts'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useWords } from '../messages/intl.tsx'
import { newKey } from '../forms/new-key.ts'
import { useIsOnline } from '../visitor/connectivity.tsx'
import { DoubleUses } from './DoubleUses.tsx'
import { Gate } from './gate.ts'
import { keyedPortal } from './gate-calls.ts'
import { emptyGate, type Verdict } from './gate-state.ts'
import { GateCamera } from './GateCamera.tsx'
import { GateList } from './GateList.tsx'
import { GateStore } from './gate-store.ts'
import * as styles from './gate.css.ts'
import { TypedCode } from './TypedCode.tsx'
import { VerdictAlert } from './VerdictAlert.tsx'

/** The pause between attempts to report, in ms. */
const retryMs = 15_000

function useGate(secret: string) {
  const { language } = useWords()
  const [{ gate, store }] = useState(() => {
    const own = new GateStore()
    const surroundings = { portal: keyedPortal(secret, language), now: () => new Date() }
    return { store: own, gate: new Gate({ ...surroundings, store: own, newKey }) }
  })
  const state = useSyncExternalStore(store.subscribe, store.view, () => emptyGate)
  useEffect(() => store.load(), [store])
  return { gate, store, state }
}

/** Sends unsent reports when the network returns, and repeats them until the portal has responded. */
function useReports(gate: Gate, count: number) {
  const isOnline = useIsOnline()
  useEffect(() => {
    if (!isOnline || count === 0) return undefined
    const report = () => void gate.report()
    report()
    const timer = setInterval(report, retryMs)
    return () => clearInterval(timer)
  }, [gate, isOnline, count])
}

/** A gate with a key: camera, typed codes, the list, and unsent reports. */
export function AtGate({ secret, onLeave }: { secret: string; onLeave: () => void }) {
  const say = useWords()
  const { gate, store, state } = useGate(secret)
  const [verdict, setVerdict] = useState<Verdict | 'checking'>()
  const { waiting, doubles } = state
  useReports(gate, waiting.length)
  const check = useCallback(
    async (text: string) => {
      setVerdict('checking')
      setVerdict(await gate.check(text).catch((): Verdict => ({ kind: 'failed' })))
    },
    [gate],
  )
  return (
    <>
      <div className={styles.verdict} role="status" aria-live="assertive">
        {verdict && <VerdictAlert verdict={verdict} />}
      </div>
      <TypedCode onCode={check} />
      <GateCamera onCode={check} />
      {waiting.length > 0 && (
        <Alert tone="warning" role="status" title={say('gate.waiting', { count: waiting.length })}>
          {say('gate.waitingText')}
        </Alert>
      )}
      <DoubleUses doubles={doubles} onSeen={() => store.update((now) => ({ ...now, doubles: [] }))} />
      <GateList gate={gate} state={state} />
      <div className={styles.actions}>
        <Button variant="quiet" onClick={onLeave}>
          {say('gate.leave')}
        </Button>
      </div>
    </>
  )
}
