import { Alert } from '@tropa/library/Alert/dressed.ts'
import { Button } from '@tropa/library/Button/dressed.ts'
import { TextField } from '@tropa/library/TextField/dressed.ts'
import { useState, type FormEvent } from 'react'
import { useWords } from '../messages/intl.tsx'
import { PortalError } from '../portal/error.ts'
import type { Portal } from '../portal/portal.ts'
import * as styles from './seller.css.ts'

type Outcome = { kind: 'set'; secret: string } | { kind: 'removed' } | { kind: 'failed'; error: string }

/** Where sales are announced to a program of the seller. */
export function WebhookForm({ portal }: { portal: Portal }) {
  const say = useWords()
  const [url, setUrl] = useState('')
  const [outcome, setOutcome] = useState<Outcome>()
  const set = async (address: string | null) => {
    try {
      const { secret } = await portal.setWebhook({ body: { url: address } })
      setOutcome(secret === undefined ? { kind: 'removed' } : { kind: 'set', secret })
    } catch (error) {
      const [reason] = (error instanceof PortalError && error.fields['url']) || []
      setOutcome({ kind: 'failed', error: reason ?? say('sales.webhookFailed') })
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void set(url.trim())
  }
  return (
    <section className={styles.section}>
      <h2>{say('sales.webhook')}</h2>
      <p className={styles.quiet}>{say('sales.webhookText')}</p>
      <form className={styles.webhook} onSubmit={submit} noValidate aria-label={say('sales.webhook')}>
        <div className={styles.field}>
          <TextField
            label={say('sales.webhookUrl')}
            type="url"
            value={url}
            onChange={setUrl}
            autoComplete="off"
            {...(outcome?.kind === 'failed' && { error: outcome.error })}
          />
        </div>
        <div className={styles.actions}>
          <Button type="submit">{say('sales.webhookSet')}</Button>
          <Button variant="quiet" onClick={() => void set(null)}>
            {say('sales.webhookRemove')}
          </Button>
        </div>
      </form>
      <div role="status">
        {outcome?.kind === 'set' && (
          <Alert tone="success" title={say('sales.webhookDone')}>
            {say('sales.webhookSecret')} <code className={styles.secret}>{outcome.secret}</code>
          </Alert>
        )}
        {outcome?.kind === 'removed' && <Alert tone="success" title={say('sales.webhookRemoved')} />}
      </div>
    </section>
  )
}
