import type { ResponseBody, Calls } from '@tropa/contract'
import type { CardSectionOf } from '../lists/CardSection.tsx'
import { TrackCardView } from './TrackCardView.tsx'

export const homeTracks: CardSectionOf<ResponseBody<Calls['main']>> = {
  id: 'tracks',
  titleId: 'home.tracks',
  leadId: 'home.tracksLead',
  all: { path: '/tracks', textId: 'home.allTracks' },
  isWash: true,
  layout: 'rail',
  columns: 3,
  cards: ({ track_list }) => track_list.map((track) => <TrackCardView key={track.id} track={track} />),
}
