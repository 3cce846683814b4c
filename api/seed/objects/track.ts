import { type Language, Track, TrackCard } from '@tropa/contract'
import * as v from 'valibot'
import type { Text, TrackContent } from '../content.ts'
import { categories } from '../labels.ts'
import { fieldsInLanguage, say } from '../text.ts'
import { checked, type Entry, entry, type Look, type World } from './entry.ts'
import { placeOf } from './event.ts'

type Stop = { title: Text; geolocation: string; territory_id: number }

function stopAt({ object_type, object_id }: TrackContent['objects'][number], world: World): Stop | undefined {
  if (object_type === 'location') return world.locations.get(object_id)
  const event = world.events.get(object_id)
  return event && (placeOf(event, world) ?? territoryStop(event.territory_id, world))
}

const territoryStop = (id: number, { territories }: World): Stop | undefined => {
  const territory = territories.get(id)
  return territory && { title: territory.title, geolocation: territory.geolocation, territory_id: id }
}

/** The stops of a track: its territories where it crosses several, else its places. */
function stopsOf(content: TrackContent, world: World): Stop[] {
  const places = content.objects.flatMap((object) => stopAt(object, world) ?? [])
  const isFar = new Set(places.map((stop) => stop.territory_id)).size > 1
  const stops = isFar ? places.flatMap((stop) => territoryStop(stop.territory_id, world) ?? []) : places
  return stops.filter((stop, index) => stop.geolocation !== stops[index - 1]?.geolocation)
}

const stopList = (content: TrackContent, language: Language, world: World) =>
  stopsOf(content, world).map((stop) => ({ the_title: say(stop.title, language), geolocation: stop.geolocation }))

const StoredTrack = v.omit(Track, ['object_list'])

const look: Look<TrackContent> = {
  card: (content, base, language, world) => {
    const { type, days, length_km, territory_ids } = content
    return checked(TrackCard, {
      ...base,
      territory_ids,
      type,
      days,
      length_km,
      stop_list: stopList(content, language, world),
    })
  },
  detail: (content, card, language) =>
    checked(StoredTrack, { ...fieldsInLanguage(content, language), ...card, plan: content.objects }),
}

export const trackEntry =
  (world: World) =>
  (content: TrackContent): Entry => {
    const category = categories[content.type]
    return entry(
      {
        content,
        object_type: 'track',
        id: content.id,
        link: `/tracks/${content.id}`,
        title: content.title,
        summary: content.summary,
        picture: content.cover,
        territory_ids: content.territory_ids,
        category: content.type,
        season: content.season,
        for_disabled: content.for_disabled,
        labels: category ? [category] : [],
        objects: content.objects,
      },
      look,
      world,
    )
  }
