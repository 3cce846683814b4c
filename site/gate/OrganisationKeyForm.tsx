import { Button } from '@tropa/library/Button/dressed.ts'
import { TextField } from '@tropa/library/TextField/dressed.ts'
import { useState, type FormEvent } from 'react'
import { useWords } from '../messages/intl.tsx'
import * as styles from './gate.css.ts'

/** Asks for the key of an organisation, which the operator of the portal gives it. */
export function OrganisationKeyForm({ lead, onEnter }: { lead: string; onEnter: (key: string) => void }) {
  const say = useWords()
  const [key, setKey] = useState('')
  const [isWrong, setWrong] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const trimmed = key.trim()
    if (/^org_[\w-]{43}$/.test(trimmed)) onEnter(trimmed)
    else setWrong(true)
  }
  return (
    <form className={styles.section} onSubmit={submit} noValidate aria-label={say('gate.key')}>
      <p className={styles.quiet}>{lead}</p>
      <div className={styles.field}>
        <TextField
          label={say('gate.key')}
          hint={say('gate.keyHint')}
          type="password"
          value={key}
          onChange={setKey}
          autoComplete="off"
          {...(isWrong && { error: say('gate.keyWrong') })}
        />
      </div>
      <Button type="submit" variant="primary">
        {say('gate.enter')}
      </Button>
    </form>
  )
}
