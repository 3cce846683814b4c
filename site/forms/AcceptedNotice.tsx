import { useRouteContext } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useWords } from '../messages/intl.tsx'
import { useNotify } from '../visitor/Notices.tsx'
import { acceptedNotice } from './accepted-notice.css.ts'
import { acceptedElsewhere } from './accepted-elsewhere.ts'

/** Says once that a form of another page has been accepted, after which the browser came here. */
export function AcceptedNotice() {
  const { submitted } = useRouteContext({ from: '__root__' })
  const say = useWords()
  const notify = useNotify()
  const [first] = useState(submitted)
  const message = first?.outcome.kind === 'done' ? acceptedElsewhere[first.form] : undefined
  const text = message && say(message)
  useEffect(() => {
    if (text) notify({ text, tone: 'done' })
  }, [text, notify])
  return text ? (
    <noscript>
      <p role="status" className={acceptedNotice}>
        {text}
      </p>
    </noscript>
  ) : null
}
