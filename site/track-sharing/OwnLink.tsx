import { useRouteContext, useRouter } from '@tanstack/react-router'
import { Button } from '@tropa/library/Button/dressed.ts'
import { focusBack } from '@tropa/library/focus/useFocusReturn.ts'
import { useIsHydrated } from '@tropa/library/useIsHydrated.ts'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { AccountSection } from '../account/parts/AccountSection.tsx'
import { pageAddress } from '../addresses/page-address.ts'
import { useWords } from '../messages/intl.tsx'
import { useNotify } from '../visitor/Notices.tsx'
import { copyText, shareByDevice } from '../sharing/device-sharing.ts'
import { useSession } from '../visitor/SessionProvider.tsx'
import { EndLinkForm } from './EndLinkForm.tsx'
import { endLink, isOfOthers, sharedAddress, wasJustMade } from './made-link.ts'
import { myLinks, noLinks, watchLinks } from './my-links.ts'
import { buttonRow } from '../planner/button-rows.css.ts'
import * as styles from './track-sharing.css.ts'

export type OwnLinkProps = {
  token: string
  /** Whether the signed-in visitor has made the link; a guest's browser knows its own links. */
  isOwn: boolean
}

/** For the author of a link: its address, and a button to end it. Renders nothing for others. */
export function OwnLink({ token, isOwn }: OwnLinkProps) {
  const say = useWords()
  const links = useSyncExternalStore(watchLinks, myLinks, noLinks)
  const { origin } = useRouteContext({ from: '__root__' })
  const notify = useNotify()
  const isHydrated = useIsHydrated()
  const { guestLinks = [] } = useSession()
  const field = useRef<HTMLInputElement>(null)
  const isKept = links.some((link) => link.token === token)
  useEffect(() => {
    if (field.current && wasJustMade(token)) field.current.focus()
  }, [token, isKept])
  if (!isOwn && !isKept && !guestLinks.includes(token)) return null
  const url = origin + sharedAddress(token)
  const share = isHydrated ? shareByDevice(say('share.title')) : undefined
  const copy = () =>
    copyText(url)
      .then(() => notify({ text: say('share.copied'), tone: 'done' }))
      .catch(() => notify({ text: say('share.notCopied'), tone: 'failed' }))
  return (
    <AccountSection id="own-link" title={say('share.own')} lead={say('share.ownLead')}>
      <label className={styles.addressLabel}>
        {say('share.address')}
        <input
          className={styles.address}
          ref={field}
          type="url"
          readOnly
          value={url}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </label>
      <div className={buttonRow}>
        <Button className={styles.scripted} onClick={() => void copy()}>
          {say('share.copy')}
        </Button>
        {share && <Button onClick={() => share(url)}>{say('share.send')}</Button>}
        {isOwn || isKept ? <EndLink token={token} /> : <EndLinkForm link={{ token }} variant="danger" />}
      </div>
    </AccountSection>
  )
}

/** Ends a link with the secret stored in the browser. For a link made without scripts the secret is in a cookie. */
function EndLink({ token }: { token: string }) {
  const say = useWords()
  const router = useRouter()
  const notify = useNotify()
  const { portal } = useRouteContext({ from: '__root__' })
  const [isPending, setPending] = useState(false)
  const end = async () => {
    setPending(true)
    try {
      await endLink(portal, token)
      notify({ text: say('share.ended'), tone: 'done' })
      await router.navigate({ href: pageAddress('/share_track') })
      // The path stays the same, so focus is not moved to the new page automatically.
      focusBack(null)
    } catch (error) {
      setPending(false)
      notify({ text: say(isOfOthers(error) ? 'share.ofOthers' : 'share.notEnded'), tone: 'failed' })
    }
  }
  return <EndLinkForm link={{ token }} variant="danger" isPending={isPending} onEnd={() => void end()} />
}
