import '../messages/account-words.ts'
import { useQueries } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { Button } from '@tropa/library/Button/dressed.ts'
import { isChangerName } from '@tropa/contract'
import { parseTrack, planOf } from '@tropa/machines'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { AccountSection } from '../account/parts/AccountSection.tsx'
import { momentText } from '../account/parts/moment-text.ts'
import { useWords } from '../messages/intl.tsx'
import { useTakeTrack } from '../planner/useTakeTrack.ts'
import { sharedAddress } from '../track-sharing/made-link.ts'
import { keepSeen, type MyLink, myLinks, noLinks, watchLinks } from '../track-sharing/my-links.ts'
import { buttonRow } from '../planner/button-rows.css.ts'
import { useNotify } from '../visitor/Notices.tsx'
import { changeText } from './change-text.ts'
import { keptChangerName } from './changer-name.ts'
import { changeInTurn, keepMade } from './made-changes.ts'
import { type LinkNews, linkNewsQuery, mostWatched, seenOf } from './changes-by-others.ts'
import { isReordered } from '../planner/reordered.ts'
import { orderOfTrack } from './order-back.ts'
import * as parts from './shared-track.css.ts'

const mostShown = 5

/**
 * For the author of links through which others may change the track: their changes. Renders nothing if there are
 * none.
 */
export function ChangesByOthers() {
  const say = useWords()
  const { portal } = useRouteContext({ from: '__root__' })
  const links = useSyncExternalStore(watchLinks, myLinks, noLinks)
  const watched = links.filter(({ can_add }) => can_add).slice(0, mostWatched)
  const found = useQueries({ queries: watched.map((link) => linkNewsQuery(portal, link)) })
  const news = watched.flatMap((link, index) => {
    const data = found[index]?.data
    return data ? [{ link, news: data }] : []
  })
  useNewsNoticed(news.map((one) => one.news))
  if (news.length === 0) return null
  return (
    <AccountSection id="link-news" title={say('news.title')} lead={say('news.lead')}>
      {news.map((one) => (
        <NewsOfLink key={one.link.token} {...one} />
      ))}
    </AccountSection>
  )
}

/** Shows a notice for each newest change, once per page. */
function useNewsNoticed(news: readonly LinkNews[]) {
  const say = useWords()
  const notify = useNotify()
  const noticed = useRef(new Set<string>())
  const latest = news.flatMap(({ changes }) => changes.slice(0, 1))
  useEffect(() => {
    for (const change of latest) {
      const name = `${change.at} ${change.version}`
      if (noticed.current.has(name)) continue
      noticed.current.add(name)
      notify({ text: say('news.notice', { change: changeText(say, change) }), tone: 'done' })
    }
  }, [latest, notify, say])
}

function NewsOfLink({ link, news }: { link: MyLink; news: LinkNews }) {
  const say = useWords()
  const take = useTakeTrack()
  const { changes, track } = news
  const kind = say('share.linkEdit')
  const takeChanges = () => {
    take(track, 'update', say('news.taken'), { base: link.seen?.track })
    keepSeen(link.token, seenOf(news))
  }
  return (
    <div className={parts.day}>
      <h3>{say('news.of', { kind, when: momentText(link.made_at) })}</h3>
      <ol className={parts.log}>
        {changes.slice(0, mostShown).map((change) => (
          <li key={change.version}>
            <bdi>{changeText(say, change)}</bdi> <span className={parts.when}>{momentText(change.at)}</span>
          </li>
        ))}
        {changes.length > mostShown && (
          <li className={parts.when}>{say('news.more', { count: changes.length - mostShown })}</li>
        )}
      </ol>
      <div className={buttonRow}>
        <Button variant="primary" onClick={takeChanges}>
          {say('news.take')}
        </Button>
        <OrderBack link={link} news={news} />
        <Button href={sharedAddress(link.token)}>{say('news.open')}</Button>
        <Button variant="quiet" onClick={() => keepSeen(link.token, seenOf(news))}>
          {say('news.seen')}
        </Button>
      </div>
    </div>
  )
}

/** Restores the order that the author has last seen; renders nothing if the order is the same. */
function OrderBack({ link: { token, seen }, news }: { link: MyLink; news: LinkNews }) {
  const say = useWords()
  const notify = useNotify()
  const { portal } = useRouteContext({ from: '__root__' })
  const [isPending, setPending] = useState(false)
  if (!seen || !isReordered(planOf(seen.track), planOf(parseTrack(news.track)))) return null
  const own = keptChangerName()
  const by = isChangerName(own) ? own : say('sharedEditing.author')
  const press = async () => {
    setPending(true)
    const body = { ...orderOfTrack(seen.track), seen_version: news.track.version, by }
    try {
      const track = await changeInTurn(async () => {
        const response = await portal.sharedOrder({ params: { token }, body })
        const { version } = response.track
        if (version > news.track.version) keepMade(token, { version, kind: 'ordered' })
        return response.track
      })
      keepSeen(token, seenOf({ ...news, track }))
      notify({ text: say('news.orderIsBack'), tone: 'done' })
    } catch {
      notify({ text: say('news.refused'), tone: 'failed' })
    }
    setPending(false)
  }
  return (
    <Button isPending={isPending} onClick={() => void press()}>
      {say('news.orderBack')}
    </Button>
  )
}
