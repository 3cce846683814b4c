import { Button } from '@tropa/library/Button/dressed.ts'
import { Icon } from '@tropa/library/Icon/dressed.ts'
import { plus } from '@tropa/library/Icon/icons.ts'
import { has, type ObjectRef } from '@tropa/machines'
import type { MouseEvent } from 'react'
import { useWords } from '../../messages/intl.tsx'
import { useTrack } from '../../planner/active-track.tsx'
import { postedAttach } from '../../planner/track-form.ts'
import { useAdditions } from '../../planner/useAdditions.ts'
import { useRefusal } from '../../planner/useRefusal.ts'

/** Adds the places of what cannot be bought yet to the end of the visitor's track. */
export function TakePlaces({ ids }: { ids: readonly number[] }) {
  const say = useWords()
  const { track } = useTrack()
  const add = useAdditions()
  const places = ids.map((object_id): ObjectRef => ({ object_type: 'location', object_id }))
  const refusal = useRefusal(places)
  const isTaken = places.every((object) => has(track, object))
  const take = (event: MouseEvent) => {
    event.preventDefault()
    refusal.set(add({ objects: places, text: (count) => say('sale.placesTaken', { count }) }) > 0)
  }
  return (
    <>
      <Button variant="secondary" isBlock isDisabled={isTaken} {...postedAttach(places)} onClick={take}>
        <Icon path={plus} size="sm" />
        {say(isTaken ? 'sale.placesOnTrack' : 'sale.takePlaces')}
      </Button>
      {!isTaken && refusal.text && <p role="alert">{refusal.text}</p>}
    </>
  )
}
