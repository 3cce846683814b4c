import { Button } from '@tropa/library/Button/dressed.ts'
import { Icon } from '@tropa/library/Icon/dressed.ts'
import { edit } from '@tropa/library/Icon/icons.ts'
import { PlannerItem } from '@tropa/library/PlannerItem/dressed.ts'
import { Skeleton } from '@tropa/library/Skeleton/dressed.ts'
import type { SortedRow } from '@tropa/library/SortableList/SortableList.tsx'
import { memo, useState } from 'react'
import { ListedWords, ShowOnMap } from '../map/ListWithMap.tsx'
import { placeId } from '../map/map-places.ts'
import { viewAddress } from '../map/map-view.ts'
import { pageAddress } from '../addresses/page-address.ts'
import { useWords } from '../messages/intl.tsx'
import { Picture } from '../pictures/Picture.tsx'
import type { Card } from '../portal/cards-by-id.ts'
import { ConflictNotice } from './ConflictNotice.tsx'
import * as styles from './plan.css.ts'
import { PlanLeg } from './PlanLeg.tsx'
import { StopDetails } from './StopDetails.tsx'
import type { StopView } from './stop-view.ts'
import { DangerNotice } from './DangerNotice.tsx'
import type { StopActions } from './usePlanActions.ts'

export type PlanStopProps = {
  view: StopView
  row: SortedRow
  actions: StopActions
  /** Whether a missing card could not be loaded; else it is still loading. */
  isFailed: boolean
}

/**
 * A stop, with its town if it is the first stop there, and the leg to the next one; rendered again only when one of
 * them changes.
 */
export const PlanStop = memo(function PlanStop(props: PlanStopProps) {
  const { town, leg } = props.view
  return (
    <>
      {town !== null && (
        <li className={styles.town}>
          <h3 className={styles.townTitle}>{town}</h3>
        </li>
      )}
      <Stop {...props} />
      {leg && <PlanLeg leg={leg} />}
    </>
  )
})

/** Keeps the place of a card that is still loading. */
function Stop({ view, row, actions, isFailed }: PlanStopProps) {
  const [isOpen, setOpen] = useState(false)
  const { card, isGone = false, object } = view.stop
  if (!card && !isGone && !isFailed) {
    return (
      <li aria-busy="true" data-key={view.key}>
        <Skeleton variant="row" />
      </li>
    )
  }
  const below = !isGone && (object.note || view.conflict || view.danger || isOpen) && (
    <Below {...{ view, actions, isOpen }} onChoose={() => setOpen(true)} />
  )
  return (
    <PlannerItem
      {...row}
      number={view.number}
      isFirst={view.isFirst}
      isLast={view.isLast}
      onAction={(action) => actions.act(view, action)}
      {...(card && {
        href: card.link,
        note: <Times card={card} times={view.times} />,
        picture: <Picture cover={card.cover} />,
        tool: <OnMap card={card} />,
      })}
      {...(below && { below })}
      toggle={<Details title={view.title} isOpen={isOpen} onPress={() => setOpen(!isOpen)} />}
      isOpen={isOpen}
      sortKey={view.key}
      title={view.title}
      isGone={isGone}
    />
  )
}

type BelowProps = Pick<PlanStopProps, 'view' | 'actions'> & { isOpen: boolean; onChoose: () => void }

/** The note, the conflict with its fixes, and on demand the controls to change the stop. */
function Below({ view, actions, isOpen, onChoose }: BelowProps) {
  const { stop, title, conflict, danger, day } = view
  return (
    <>
      {stop.object.note && !isOpen && <p className={styles.note}>{stop.object.note}</p>}
      {conflict && <ConflictNotice {...{ conflict, title, onChoose }} onFix={(fix) => actions.fix(view, fix)} />}
      {danger && stop.card && (
        <DangerNotice
          view={danger}
          object={stop.object}
          card={stop.card}
          onDay={(other) => actions.choose(view, other)}
        />
      )}
      {isOpen && <StopDetails stop={stop} day={day} onDay={(choice) => actions.choose(view, choice)} />}
    </>
  )
}

function Details({ title, isOpen, onPress }: { title: string; isOpen: boolean; onPress: () => void }) {
  const say = useWords()
  return (
    <Button
      variant="quiet"
      isIconOnly
      value="details"
      aria-expanded={isOpen}
      aria-label={say('plan.moreOf', { title })}
      title={say('plan.more')}
      onClick={onPress}
    >
      <Icon path={edit} />
    </Button>
  )
}

function Times({ card, times }: { card: Card; times: readonly string[] }) {
  const text = times.join(' · ')
  if (!card.geolocation) return text
  return <ListedWords id={placeId(card.object_type, card.id)}>{text}</ListedWords>
}

function OnMap({ card }: { card: Card }) {
  if (!card.geolocation) return <span className={styles.noPoint} />
  const id = placeId(card.object_type, card.id)
  const href = viewAddress(pageAddress('/my_tracks'), { view: 'map', placeId: id })
  return <ShowOnMap id={id} title={card.the_title} href={href} isQuiet />
}
