import type { LocationCard } from '@tropa/contract'
import { aLocationCard } from '../../catalogue/testing/catalogue-objects.ts'
import type { TrackObject } from '../track-objects.ts'

/** A place on a track. */
export const aStop = (object_id: number, card: Partial<LocationCard> = {}) =>
  ({
    object: { object_type: 'location', object_id },
    card: { ...aLocationCard, id: object_id, ...card },
  }) satisfies TrackObject

/** Places on a track by their towns; `null`: a place that is not known. */
export const stopsIn = (...towns: readonly (string | null)[]): TrackObject[] =>
  towns.map((the_title, index) => {
    const { object, card } = aStop(index + 1)
    return { object, card: the_title === null ? null : { ...card, territory: { id: 1, the_title } } }
  })
