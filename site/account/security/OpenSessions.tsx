import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { Session } from '@tropa/contract'
import { Badge } from '@tropa/library/Badge/dressed.ts'
import { useWords } from '../../messages/intl.tsx'
import { useNotify } from '../../visitor/Notices.tsx'
import { sessionsKey, sessionsQuery } from '../parts/account-queries.ts'
import { AccountPart } from '../parts/AccountPart.tsx'
import { AccountSection } from '../parts/AccountSection.tsx'
import * as styles from '../parts/account.css.ts'
import { momentText } from '../parts/moment-text.ts'
import { PostedButton } from '../parts/PostedButton.tsx'
import { useFocusAfterRemoval } from '../../visitor/useFocusAfterRemoval.ts'
import { endSessionForm } from './security-forms.ts'

/** Where the visitor is signed in; each session but this one can be ended. */
export function OpenSessions() {
  const say = useWords()
  const { portal } = useRouteContext({ from: '__root__' })
  return (
    <AccountSection id="sessions-title" title={say('security.sessions')} lead={say('security.sessionsLead')}>
      <AccountPart query={sessionsQuery(portal)}>
        {({ session_list }) => <SessionList sessions={session_list} />}
      </AccountPart>
    </AccountSection>
  )
}

function SessionList({ sessions }: { sessions: readonly Session[] }) {
  const list = useFocusAfterRemoval<HTMLUListElement>(sessions.map(({ id }) => id))
  return (
    <ul ref={list} tabIndex={-1} className={styles.list}>
      {sessions.map((session) => (
        <SessionRow key={session.id} session={session} />
      ))}
    </ul>
  )
}

function SessionRow({ session: { id, device, created_at, last_seen_at, is_current } }: { session: Session }) {
  const say = useWords()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const name = device || say('security.unknownDevice')
  const ended = () => {
    notify({ text: say('security.endedNamed', { device: name }), tone: 'done' })
    void queryClient.invalidateQueries({ queryKey: sessionsKey })
  }
  return (
    <li className={styles.row}>
      <div className={styles.rowText}>
        <h3 className={styles.rowTitle}>
          <bdi>{name}</bdi>
        </h3>
        <p className={styles.quiet}>
          {say('security.lastSeen', { when: momentText(last_seen_at) })}
          {'. '}
          {say('security.signedIn', { when: momentText(created_at) })}
        </p>
      </div>
      {is_current ? (
        <Badge tone="success">{say('security.current')}</Badge>
      ) : (
        <div data-remove="">
          <PostedButton
            form={endSessionForm}
            values={{ id }}
            label={say('security.endNamed', { device: name })}
            onDone={ended}
          >
            {say('security.end')}
          </PostedButton>
        </div>
      )}
    </li>
  )
}
