import { useRouteContext } from '@tanstack/react-router'
import { Button } from '@tropa/library/Button/dressed.ts'
import { useState, useSyncExternalStore } from 'react'
import * as rows from '../account/parts/account.css.ts'
import { AccountSection } from '../account/parts/AccountSection.tsx'
import { momentText } from '../account/parts/moment-text.ts'
import { useFocusAfterRemoval } from '../account/parts/useFocusAfterRemoval.ts'
import { useWords } from '../messages/intl.tsx'
import { useNotify } from '../visitor/Notices.tsx'
import { endLink, sharedAddress } from './made-link.ts'
import { type MyLink, myLinks, noLinks, watchLinks } from './my-links.ts'

/** The links that were made in this browser; nothing without any. */
export function MyLinks() {
  const say = useWords()
  const links = useSyncExternalStore(watchLinks, myLinks, noLinks)
  const list = useFocusAfterRemoval<HTMLDivElement>(links.map(({ token }) => token))
  if (links.length === 0) return null
  return (
    <AccountSection id="my-links" title={say('share.links')} lead={say('share.linksLead')}>
      <div ref={list} tabIndex={-1}>
        <ul className={rows.list}>
          {links.map((link) => (
            <LinkRow key={link.token} link={link} />
          ))}
        </ul>
      </div>
    </AccountSection>
  )
}

function kindOf({ is_mailed, can_add }: MyLink) {
  if (is_mailed) return 'share.linkMailed'
  return can_add ? 'share.linkEdit' : 'share.linkView'
}

function LinkRow({ link }: { link: MyLink }) {
  const say = useWords()
  const notify = useNotify()
  const { portal } = useRouteContext({ from: '__root__' })
  const [isPending, setPending] = useState(false)
  const when = momentText(link.made_at)
  const kind = say(kindOf(link))
  const named = { kind, when }
  const dates = link.expires_at
    ? say('share.linkDates', { when, end: momentText(link.expires_at) })
    : say('share.linkMade', { when })
  const end = async () => {
    if (isPending) return
    setPending(true)
    try {
      await endLink(portal, link.token)
      notify({ text: say('share.ended'), tone: 'done' })
    } catch {
      setPending(false)
      notify({ text: say('share.notEnded'), tone: 'failed' })
    }
  }
  return (
    <li className={rows.row}>
      <div className={rows.rowText}>
        <h3 className={rows.rowTitle}>{kind}</h3>
        <p className={rows.quiet}>{dates}</p>
      </div>
      <div className={rows.actions}>
        <Button href={sharedAddress(link.token)} aria-label={say('share.openOf', named)}>
          {say('share.open')}
        </Button>
        <div data-remove="">
          <Button
            variant="quiet"
            isPending={isPending}
            aria-label={say('share.endOf', named)}
            onClick={() => void end()}
          >
            {say('share.end')}
          </Button>
        </div>
      </div>
    </li>
  )
}
