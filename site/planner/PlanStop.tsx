import { Button } from '@tropa/library/Button/dressed.ts'
import { Icon } from '@tropa/library/Icon/dressed.ts'
import { edit } from '@tropa/library/Icon/icons.ts'
import { PlannerItem } from '@tropa/library/PlannerItem/dressed.ts'
import type { PlannerItemProps } from '@tropa/library/PlannerItem/PlannerItem.tsx'
import { Skeleton } from '@tropa/library/Skeleton/dressed.ts'
import type { SortableItem } from '@tropa/library/SortableList/order.ts'
import type { SortedRow } from '@tropa/library/SortableList/SortableList.tsx'
import { useState, type ReactNode } from 'react'
import { ListedPlace, ShowOnMap } from '../map/ListWithMap.tsx'
import { placeId } from '../map/map-places.ts'
import { mapAnchor } from '../map/map-view.ts'
import { useWords } from '../messages/intl.tsx'
import { Picture } from '../pictures/Picture.tsx'
import type { Card } from '../portal/cards-by-id.ts'
import * as styles from './plan.css.ts'
import type { TrackObject } from './track-objects.ts'

/** What a `PlanStop` takes. */
export type PlanStopProps = Pick<PlannerItemProps, 'onAction' | 'isFirst' | 'isLast' | 'number'> & {
  stop: TrackObject
  item: SortableItem
  row: SortedRow
  isFailed: boolean
  /** When the visitor is there, in words. */
  time: string | undefined
  /** What does not fit, and what to do about it. */
  problem: ReactNode
  /** Opens under the row. */
  details: ReactNode
}

/** A row of the list; its place is kept while its card is on its way. */
export function PlanStop({ stop, item, row, isFailed, time, problem, details, ...rest }: PlanStopProps) {
  const [isOpen, setOpen] = useState(false)
  const { card, isGone = false } = stop
  const { note } = stop.object
  if (!card && !isGone && !isFailed) {
    return (
      <li aria-busy="true" data-key={item.key}>
        <Skeleton variant="row" />
      </li>
    )
  }
  const tool = (
    <>
      {card && <OnMap card={card} />}
      <Details title={item.text} isOpen={isOpen} onPress={() => setOpen(!isOpen)} />
    </>
  )
  const below = !isGone && (note || problem || isOpen) && (
    <>
      {note && <p className={styles.note}>{note}</p>}
      {problem}
      {isOpen && details}
    </>
  )
  return (
    <PlannerItem
      {...rest}
      {...row}
      {...(card && {
        href: card.link,
        note: <Where card={card} time={time} />,
        picture: <Picture cover={card.cover} />,
      })}
      {...(below && { below })}
      tool={tool}
      sortKey={item.key}
      title={item.text}
      isGone={isGone}
    />
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

function Where({ card, time }: { card: Card; time: string | undefined }) {
  const where = [time, card.territory?.the_title].filter(Boolean).join(' · ')
  if (!card.geolocation) return where
  return <ListedPlace id={placeId(card.object_type, card.id)}>{where}</ListedPlace>
}

function OnMap({ card }: { card: Card }) {
  if (!card.geolocation) return null
  return <ShowOnMap id={placeId(card.object_type, card.id)} title={card.the_title} href={`#${mapAnchor}`} isQuiet />
}
