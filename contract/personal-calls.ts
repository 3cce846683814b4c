import * as v from 'valibot'
import { accountAddresses as addresses } from './account-addresses.ts'
import type { Call } from './call.ts'
import { EventCard } from './card.ts'
import { Failure } from './failure.ts'
import { ObjectCard, SeenObject } from './object-card.ts'
import { Participant, SavedParticipant } from './participant.ts'
import { Id, page } from './query.ts'
import { Instant, ObjectType } from './values.ts'

const ObjectReference = v.object({ object_type: ObjectType, object_id: Id })
/** The type may be one that a newer provider knows. */
const FavoriteObject = v.object({ object_type: v.string(), object_id: v.number() })
const ParticipantResponse = v.object({ participant: SavedParticipant })
const total = v.optional(v.number())

/** The calls of what an account keeps: participants, favourites, history, events. */
export const personalCalls = {
  family: {
    ...addresses.family,
    access: 'user',
    summary: 'Participants that are kept for the next order',
    responses: { 200: v.object({ participant_list: v.array(SavedParticipant) }) },
  },
  addParticipant: {
    ...addresses.addParticipant,
    access: 'user',
    summary: 'Keeps a participant',
    body: Participant,
    responses: { 201: ParticipantResponse },
  },
  updateParticipant: {
    ...addresses.updateParticipant,
    access: 'user',
    summary: 'Changes a participant',
    params: v.object({ id: Id }),
    body: Participant,
    responses: { 200: ParticipantResponse },
  },
  removeParticipant: {
    ...addresses.removeParticipant,
    access: 'user',
    summary: 'Removes a participant',
    params: v.object({ id: Id }),
    responses: { 204: null },
  },
  favorites: {
    ...addresses.favorites,
    access: 'user',
    summary: 'Favourites, the latest first; removed objects are marked',
    query: v.object(page),
    responses: { 200: v.object({ favorite_list: v.array(ObjectCard), total }) },
  },
  favoriteObjects: {
    ...addresses.favoriteObjects,
    access: 'user',
    summary: 'Types and ids of all favourites, the latest first: for the hearts of a page',
    responses: { 200: v.object({ favorite_list: v.array(FavoriteObject) }) },
  },
  addFavorite: {
    ...addresses.addFavorite,
    access: 'user',
    summary: 'Adds a favourite; a second time changes nothing',
    params: ObjectReference,
    responses: { 204: null },
  },
  removeFavorite: {
    ...addresses.removeFavorite,
    access: 'user',
    summary: 'Removes a favourite; one that is not there changes nothing',
    params: ObjectReference,
    responses: { 204: null },
  },
  history: {
    ...addresses.history,
    access: 'user',
    summary: 'Objects that the user has opened, the latest first',
    query: v.object(page),
    responses: { 200: v.object({ history_list: v.array(SeenObject), total }) },
  },
  addHistory: {
    ...addresses.addHistory,
    access: 'user',
    summary:
      'Records an opened object, unless the user has switched history off; with `seen_at` takes back that it was cleared',
    body: v.object({ ...ObjectReference.entries, seen_at: v.optional(Instant) }),
    responses: { 204: null, 404: Failure },
  },
  clearHistory: {
    ...addresses.clearHistory,
    access: 'user',
    summary: 'Forgets every opened object',
    responses: { 204: null },
  },
  attendedEvents: {
    ...addresses.attendedEvents,
    access: 'user',
    summary: 'Events for which the user has a ticket',
    query: v.object(page),
    responses: { 200: v.object({ event_list: v.array(EventCard), total }) },
  },
} as const satisfies Record<string, Call>
