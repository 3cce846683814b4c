import { Button } from '@tropa/library/Button/dressed.ts'
import { Link } from '@tropa/library/Link/dressed.ts'
import { TextField } from '@tropa/library/TextField/dressed.ts'
import { pageAddress } from '../addresses/page-address.ts'
import { useWords } from '../messages/intl.tsx'
import * as styles from './tickets.css.ts'

/** Asks for the code of a ticket; a GET form, so that it works without JavaScript. */
export function TicketForm({ code = '', error }: { code?: string; error?: string }) {
  const say = useWords()
  return (
    <>
      <form className={styles.form} action={pageAddress('/ticket')} method="get" aria-label={say('ticket.show')}>
        <div className={styles.field}>
          <TextField
            name="code"
            label={say('ticket.codeLabel')}
            hint={say('ticket.codeHint')}
            defaultValue={code}
            {...(error !== undefined && { error })}
            isRequired
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        </div>
        <Button type="submit" variant="primary">
          {say('ticket.show')}
        </Button>
      </form>
      <p>
        <Link href={pageAddress('/profile/tickets')}>{say('ticket.own')}</Link>
      </p>
    </>
  )
}
