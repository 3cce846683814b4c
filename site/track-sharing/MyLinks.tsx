import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { OwnLink } from '@tropa/contract'
import { Alert } from '@tropa/library/Alert/dressed.ts'
import { Button } from '@tropa/library/Button/dressed.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import * as rows from '../account/parts/account.css.ts'
import { AccountSection } from '../account/parts/AccountSection.tsx'
import { momentText } from '../account/parts/moment-text.ts'
import { useFocusAfterRemoval } from '../visitor/useFocusAfterRemoval.ts'
import { useWords, type Words } from '../messages/intl.tsx'
import { dateText } from '../planner/conflict-text.ts'
import { useNotify } from '../visitor/Notices.tsx'
import { useSession } from '../visitor/SessionProvider.tsx'
import { textDigest } from '../visitor/text-digest.ts'
import { EndLinkForm } from './EndLinkForm.tsx'
import { endListed, isOfOthers, sharedAddress } from './made-link.ts'
import { type MyLink, myLinks, noLinks, watchLinks } from './my-links.ts'
import { type ListedLink, listedLinks, ownLinksKey, ownLinksQuery } from './own-links.ts'

const noIds: ReadonlyMap<string, string> = new Map()

/** The ids in the account of the links of this browser, by their tokens. */
function useIds(links: readonly MyLink[]): ReadonlyMap<string, string> {
  const [ids, setIds] = useState(noIds)
  useEffect(() => {
    let isLeft = false
    const read = async () => {
      const found = await Promise.all(links.map(async ({ token }) => [token, await textDigest(token)] as const))
      if (!isLeft) setIds(new Map(found))
    }
    // If digests are not available, the links of this browser have separate rows.
    read().catch(() => setIds(new Map(links.map(({ token }) => [token, '']))))
    return () => {
      isLeft = true
    }
  }, [links])
  return ids
}

/** The links made in this browser, and those of the visitor's account; renders nothing if there are none. */
export function MyLinks() {
  const say = useWords()
  const isSignedIn = useSession().auth !== null
  const { portal } = useRouteContext({ from: '__root__' })
  const here = useSyncExternalStore(watchLinks, myLinks, noLinks)
  const ids = useIds(here)
  const { data, isLoading, isError, isPaused, refetch } = useQuery({ ...ownLinksQuery(portal), enabled: isSignedIn })
  // Each link has one row, so that focus moves only when a row is removed.
  const known = isSignedIn ? here.filter(({ token }) => !isLoading && ids.has(token)) : here
  const links = listedLinks(data?.link_list ?? [], known, ids)
  const list = useFocusAfterRemoval<HTMLDivElement>(links.map(({ key }) => key))
  const isFailed = isError || isPaused
  if (links.length === 0 && !isFailed) return null
  return (
    <AccountSection
      id="my-links"
      title={say('share.links')}
      lead={say(isSignedIn ? 'share.linksLeadAccount' : 'share.linksLead')}
    >
      {isFailed && (
        <Alert
          tone="warning"
          role="alert"
          title={say('share.linksFailed')}
          action={<Button onClick={() => void refetch()}>{say('failed.retry')}</Button>}
        />
      )}
      <div ref={list} tabIndex={-1}>
        <ul className={rows.list}>
          {links.map((link) => (
            <LinkRow key={link.key} link={link} />
          ))}
        </ul>
      </div>
    </AccountSection>
  )
}

function kindOf({ own, here }: ListedLink) {
  if (own?.is_mailed || here?.is_mailed) return 'share.linkMailed'
  return (own ?? here)?.can_add ? 'share.linkEdit' : 'share.linkView'
}

function useEnd(link: ListedLink) {
  const say = useWords()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const { portal } = useRouteContext({ from: '__root__' })
  const [isPending, setPending] = useState(false)
  const end = async () => {
    if (isPending) return
    setPending(true)
    try {
      await endListed(portal, link)
      await queryClient.invalidateQueries({ queryKey: ownLinksKey })
      notify({ text: say('share.ended'), tone: 'done' })
    } catch (error) {
      setPending(false)
      notify({ text: say(isOfOthers(error) ? 'share.ofOthers' : 'share.notEnded'), tone: 'failed' })
    }
  }
  return { isPending, end }
}

/** Describes the track of a link, as far as the account knows it, to distinguish links of the same minute. */
function trackText(say: Words, { count, start_date }: OwnLink): string {
  const stops = say('savedTracks.stops', { count })
  return start_date === null ? stops : `${stops} · ${say('share.linkTrip', { date: dateText(say, start_date) })}`
}

function LinkRow({ link }: { link: ListedLink }) {
  const say = useWords()
  const { isPending, end } = useEnd(link)
  const { own, here } = link
  const when = momentText(own?.created_at ?? here?.made_at ?? '')
  const expires_at = own?.expires_at ?? here?.expires_at
  const kind = say(kindOf(link))
  const named = { kind, when }
  const dates = expires_at
    ? say('share.linkDates', { when, end: momentText(expires_at) })
    : say('share.linkMade', { when })
  return (
    <li className={rows.row}>
      <div className={rows.rowText}>
        <h3 className={rows.rowTitle}>{kind}</h3>
        {own && <p>{trackText(say, own)}</p>}
        <p className={rows.quiet}>{dates}</p>
      </div>
      <div className={rows.actions}>
        {here && (
          <Button href={sharedAddress(here.token)} aria-label={say('share.openOf', named)}>
            {say('share.open')}
          </Button>
        )}
        <div data-remove="">
          <EndLinkForm
            link={own ? { id: own.id } : { token: link.key }}
            variant="quiet"
            isPending={isPending}
            label={say('share.endOf', named)}
            onEnd={() => void end()}
          />
        </div>
      </div>
    </li>
  )
}
