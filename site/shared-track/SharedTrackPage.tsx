import '../messages/account-words.ts'
import type { SharedTrack } from '@tropa/contract'
import { Alert } from '@tropa/library/Alert/dressed.ts'
import { useIsHydrated } from '@tropa/library/useIsHydrated.ts'
import { dayCount } from '@tropa/machines'
import { PageBreadcrumbs } from '../breadcrumbs/PageBreadcrumbs.tsx'
import { ListWithMap } from '../map/ListWithMap.tsx'
import { useWords } from '../messages/intl.tsx'
import { AccessOfTrack } from '../planner/AccessOfTrack.tsx'
import { startDateOf, tripDates } from '../planner/plan-dates.ts'
import { RouteMap } from '../planner/RouteMap.tsx'
import { PrintedTrack } from '../planner/sheet/LazySheet.tsx'
import { PageTitle } from '../typography/PageTitle.tsx'
import * as styles from '../planner/track.css.ts'
import { TrackStats } from '../planner/TrackStats.tsx'
import { Transport } from '../planner/Transport.tsx'
import { HasOwnDates } from '../planner/useDayTitle.ts'
import { sharedAddress } from '../track-sharing/made-link.ts'
import { OwnLink } from '../track-sharing/OwnLink.tsx'
import { TrackFiles } from '../track-sharing/TrackFiles.tsx'
import { SharedDays } from './SharedDays.tsx'
import { TakeShared } from './TakeShared.tsx'
import { SharedEditor } from './SharedEditor.tsx'
import { useSharedObjects, useSharedPlan } from './useSharedPlan.ts'

export type SharedTrackProps = { token: string; track: SharedTrack }
export type SharedTrackPageProps = SharedTrackProps & {
  /** The author has ended the link while the page was open. */
  isEnded: boolean
}

function useTitle({ title }: SharedTrack): string {
  const say = useWords()
  return title ?? say('sharedTrack.title')
}

/** A shared track; it does not say who shared it. It is read-only unless its author lets others change it. */
export function SharedTrackPage(props: SharedTrackPageProps) {
  const say = useWords()
  const title = useTitle(props.track)
  return (
    <HasOwnDates value>
      <div className={styles.page}>
        <PageBreadcrumbs current={title} />
        <PageTitle className={styles.heading}>
          <bdi>{title}</bdi>
        </PageTitle>
        {props.isEnded ? (
          <Alert tone="warning" role="alert" title={say('sharedEditing.endedTitle')}>
            {say('sharedEditing.ended')}
          </Alert>
        ) : (
          <>
            <p>{say(props.track.can_add ? 'sharedTrack.leadEdit' : 'sharedTrack.lead')}</p>
            <OwnLink token={props.token} isOwn={props.track.is_own} />
          </>
        )}
        <TakeShared track={props.track} />
        <Planned {...props} />
      </div>
    </HasOwnDates>
  )
}

/** The sheet that is printed instead of the page. A direct child of `main`. */
export function PrintedSharedTrack({ token, track, isEnded }: SharedTrackPageProps) {
  const title = useTitle(track)
  const planned = useSharedObjects(track)
  return (
    <HasOwnDates value>
      <PrintedTrack {...{ title, ...planned }} address={isEnded ? null : sharedAddress(token)} isKnown />
    </HasOwnDates>
  )
}

function Planned({ token, track: shared, isEnded }: SharedTrackPageProps) {
  const isHydrated = useIsHydrated()
  const title = useTitle(shared)
  const plan = useSharedPlan(shared)
  const say = useWords()
  const { track, objects, roads } = plan
  const dates = tripDates(startDateOf(track), dayCount(track), say.language)
  return (
    <>
      <TrackStats {...{ track, objects, roads, dates }} />
      <ListWithMap className={styles.columns}>
        {shared.can_add && isHydrated && !isEnded ? (
          <SharedEditor token={token} track={shared} plan={plan} />
        ) : (
          <SharedDays plan={plan} />
        )}
        <RouteMap track={track} objects={objects} />
      </ListWithMap>
      <AccessOfTrack objects={objects} />
      <Transport objects={objects} stays={plan.stays} />
      <TrackFiles
        {...{ track, objects, title }}
        address={isEnded ? null : sharedAddress(token)}
        noDateText={say('sharedTrack.noDate')}
      />
    </>
  )
}
