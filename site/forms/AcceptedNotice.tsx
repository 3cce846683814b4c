import { useRouteContext } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useWords } from '../messages/intl.tsx'
import { useNotify } from '../visitor/Notices.tsx'
import { acceptedNotice } from './accepted-notice.css.ts'
import { acceptedElsewhere, refusedSession } from './accepted-elsewhere.ts'

/** Says once why the browser was redirected here: a form on another page was accepted, or the session has ended. */
export function AcceptedNotice() {
  const { submitted } = useRouteContext({ from: '__root__' })
  const say = useWords()
  const notify = useNotify()
  const [first] = useState(submitted)
  const accepted = first?.outcome.kind === 'done' ? first.form : ''
  const message = accepted === refusedSession ? 'notice.sessionEnded' : acceptedElsewhere[accepted]
  const tone = accepted === refusedSession ? 'failed' : 'done'
  const text = message && say(message)
  useEffect(() => {
    if (text) notify({ text, tone })
  }, [text, tone, notify])
  return text ? (
    <noscript>
      <p role="status" className={acceptedNotice}>
        {text}
      </p>
    </noscript>
  ) : null
}
