import type { TrackCard } from '@tropa/contract'
import { tracksQuery } from '../../portal/catalogue-queries.ts'
import type { Catalogue } from '../catalogue.ts'

export const tracks: Catalogue<TrackCard> = {
  path: '/tracks',
  titleId: 'home.tracks',
  descriptionId: 'tracks.description',
  countId: 'tracks.count',
  emptyId: 'tracks.empty',
  takes: ['territory', 'category'],
  pageSize: 12,
  query: tracksQuery,
  skeleton: 'track',
}
