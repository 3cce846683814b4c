import type { TrackCard } from '@tropa/contract'
import { tracksQuery } from './track-queries.ts'
import type { ListOfKind } from '../lists/list-of-kind.ts'

export const tracksList: ListOfKind<TrackCard> = {
  path: '/tracks',
  titleId: 'home.tracks',
  descriptionId: 'tracks.description',
  countId: 'tracks.count',
  emptyId: 'tracks.empty',
  takes: ['territory', 'category', 'day', 'month'],
  pageSize: 12,
  query: tracksQuery,
  skeleton: 'track',
}
