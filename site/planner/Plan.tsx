import { PlannerItem } from '@tropa/library/PlannerItem/dressed.ts'
import type { PlannerAction, PlannerItemProps } from '@tropa/library/PlannerItem/PlannerItem.tsx'
import { Skeleton } from '@tropa/library/Skeleton/dressed.ts'
import { SortableList } from '@tropa/library/SortableList/dressed.ts'
import type { SortableItem } from '@tropa/library/SortableList/order.ts'
import type { SortedRow } from '@tropa/library/SortableList/SortableList.tsx'
import { move, planOf, type PlannedObject } from '@tropa/machines'
import { useRef } from 'react'
import { useTrackActor } from './active-track.tsx'
import { Picture } from '../pictures/Picture.tsx'
import { ListedPlace, ShowOnMap } from '../map/ListWithMap.tsx'
import { placeId } from '../map/map-places.ts'
import { mapAnchor } from '../map/map-view.ts'
import { useWords } from '../messages/intl.tsx'
import type { Card } from '../portal/cards-by-id.ts'
import { Leg } from './Leg.tsx'
import { legsOf, type TrackObject } from './track-objects.ts'
import { seenTitle } from './seen-titles.ts'
import { useRemovals } from './useRemovals.ts'

export type PlanProps = {
  objects: readonly TrackObject[]
  /** Whether a card that is missing could not be had; else it is on its way. */
  isFailed: boolean
  /** Takes focus when the last stop is removed. */
  focusWhenEmpty: () => void
}

const numbered = { location: 'track.goneTitle', event: 'track.eventNumbered' } as const

const keyOf = ({ object }: TrackObject) => `${object.object_type}${object.object_id}`

/** The objects in order, each with what leads to the next one. */
export function Plan({ objects, isFailed, focusWhenEmpty }: PlanProps) {
  const say = useWords()
  const actor = useTrackActor()
  const { remove } = useRemovals()
  const list = useRef<HTMLOListElement>(null)
  const legs = legsOf(objects)
  const titleOf = ({ object, card, lastTitle }: TrackObject) =>
    card?.the_title ?? lastTitle ?? seenTitle(object) ?? say(numbered[object.object_type], { id: object.object_id })

  /** Before a row goes: its button would take focus with it. */
  const focusBeside = (index: number) => {
    const buttons = list.current?.querySelectorAll<HTMLButtonElement>('button[value="remove"]')
    const next = buttons?.[index + 1] ?? buttons?.[index - 1]
    if (next) next.focus()
    else focusWhenEmpty()
  }
  const act = (stop: TrackObject, index: number) => (action: PlannerAction) => {
    if (action === 'remove') {
      focusBeside(index)
      return remove(stop.object, titleOf(stop))
    }
    const moved = move(actor.getSnapshot().context.track, stop.object, action === 'up' ? index : index + 2)
    return actor.send({ type: 'REORDER', plan: planOf(moved) })
  }

  const reorder = (keys: readonly string[]) => {
    const byKey = new Map<string, PlannedObject>(objects.map((stop) => [keyOf(stop), stop.object]))
    actor.send({ type: 'REORDER', plan: keys.flatMap((key) => byKey.get(key) ?? []) })
  }

  return (
    <SortableList
      ref={list}
      label={say('track.title')}
      items={objects.map((stop) => ({ key: keyOf(stop), text: titleOf(stop) }))}
      onReorder={reorder}
    >
      {(item, row, index) => {
        const stop = objects[index]
        if (!stop) return null
        return (
          <>
            <Stop
              {...{ stop, row, index, isFailed, item }}
              isLast={index === objects.length - 1}
              onAction={act(stop, index)}
            />
            <Leg leg={legs[index] ?? null} />
          </>
        )
      }}
    </SortableList>
  )
}

type StopProps = Pick<PlannerItemProps, 'onAction' | 'isLast'> & {
  stop: TrackObject
  item: SortableItem
  row: SortedRow
  index: number
  isFailed: boolean
}

/** A row of the list; its place is kept while its card is on its way. */
function Stop({ stop: { card, isGone = false }, item: { key, text }, row, index, isFailed, ...rest }: StopProps) {
  if (!card && !isGone && !isFailed) {
    return (
      <li aria-busy="true" data-key={key}>
        <Skeleton variant="row" />
      </li>
    )
  }
  return (
    <PlannerItem
      {...rest}
      {...row}
      {...(card && shownOf(card))}
      sortKey={key}
      number={index + 1}
      title={text}
      isGone={isGone}
      isFirst={index === 0}
    />
  )
}

const shownOf = (card: Card) => ({
  href: card.link,
  note: <Note card={card} />,
  picture: <Picture cover={card.cover} />,
  tool: <Way card={card} />,
})

/** Where it is. */
function Note({ card }: { card: Card }) {
  if (!card.geolocation) return card.territory?.the_title
  return <ListedPlace id={placeId(card.object_type, card.id)}>{card.territory?.the_title}</ListedPlace>
}

/** To it on the map. */
function Way({ card }: { card: Card }) {
  if (!card.geolocation) return null
  return <ShowOnMap id={placeId(card.object_type, card.id)} title={card.the_title} href={`#${mapAnchor}`} isQuiet />
}
