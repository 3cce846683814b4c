import { Button } from '@tropa/library/Button/dressed.ts'
import { Icon } from '@tropa/library/Icon/dressed.ts'
import { plus } from '@tropa/library/Icon/icons.ts'
import { has, type ObjectRef } from '@tropa/machines'
import type { MouseEvent } from 'react'
import { useWords } from '../../messages/intl.tsx'
import { useTrack, useTrackActor } from '../../planner/active-track.tsx'
import { postedAttach } from '../../planner/track-form.ts'
import { useNotify } from '../../visitor/Notices.tsx'

/** What cannot be bought yet can be planned: its places go to the end of the visitor's track. */
export function TakePlaces({ ids }: { ids: readonly number[] }) {
  const say = useWords()
  const { track } = useTrack()
  const actor = useTrackActor()
  const notify = useNotify()
  const places = ids.map((object_id): ObjectRef => ({ object_type: 'location', object_id }))
  const missing = places.filter((object) => !has(track, object))
  const take = (event: MouseEvent) => {
    event.preventDefault()
    for (const object of missing) actor.send({ type: 'ATTACH', object })
    notify({
      text: say('sale.placesTaken', { count: missing.length }),
      tone: 'done',
      undo: () => missing.forEach((object) => actor.send({ type: 'DETACH', object })),
    })
  }
  return (
    <Button variant="secondary" isBlock isDisabled={missing.length === 0} {...postedAttach(places)} onClick={take}>
      <Icon path={plus} size="sm" />
      {say(missing.length === 0 ? 'sale.placesOnTrack' : 'sale.takePlaces')}
    </Button>
  )
}
