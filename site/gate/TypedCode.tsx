import { Button } from '@tropa/library/Button/dressed.ts'
import { TextField } from '@tropa/library/TextField/dressed.ts'
import { useState, type FormEvent } from 'react'
import { useWords } from '../messages/intl.tsx'
import * as styles from './gate.css.ts'

/** A code typed by hand, or by a scanner that acts as a keyboard. */
export function TypedCode({ onCode }: { onCode: (text: string) => void }) {
  const say = useWords()
  const [code, setCode] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() === '') return
    onCode(code)
    setCode('')
  }
  return (
    <form className={styles.section} onSubmit={submit} noValidate aria-label={say('gate.check')}>
      <div className={styles.field}>
        <TextField
          label={say('gate.code')}
          hint={say('gate.codeHint')}
          value={code}
          onChange={setCode}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </div>
      <Button type="submit" variant="primary">
        {say('gate.check')}
      </Button>
    </form>
  )
}
