import * as v from 'valibot'
import type { Call } from './call.ts'
import { Failure } from './failure.ts'
import { IdempotencyKey, SeenVersion } from './headers.ts'
import { EmailAddress } from './person.ts'
import { Id, page, wholeNumber } from './query.ts'
import { trackAddresses } from './track-addresses.ts'
import {
  ActiveTrack,
  ChangerName,
  DetachedStop,
  OwnLink,
  SavedTrack,
  SavedTrackLine,
  SharedChange,
  SharedTrack,
  ShareToken,
  TrackContent,
  TrackEdit,
  TrackOrder,
  TrackRef,
  TrackStop,
  TrackTitle,
} from './track-plan.ts'
import { CalendarDate, Instant, PortalLink } from './values.ts'

const active = { access: 'user', responses: { 200: v.object({ track: ActiveTrack }) } } as const
const idParams = v.object({ id: Id })
const saved = v.object({ track: SavedTrack })

/** Calls for the track that a signed-in visitor is building, and for the tracks that the visitor has saved. */
const ownCalls = {
  myTrack: { ...trackAddresses.myTrack, ...active, summary: 'The active track of the signed-in visitor' },
  attach: {
    ...trackAddresses.attach,
    ...active,
    summary: 'Adds a stop at the end; attaching twice changes nothing',
    body: TrackStop,
  },
  detach: {
    ...trackAddresses.detach,
    ...active,
    summary:
      'Removes a stop; detaching what is not there changes nothing; a note of another device that goes with it is in `replaced`',
    body: DetachedStop,
  },
  clearTrack: {
    ...trackAddresses.clearTrack,
    ...active,
    summary: 'Empties the track; with `If-Match` only if no other device has changed it since, else 412',
    headers: v.object({ 'If-Match': v.optional(SeenVersion) }),
  },
  mergeTrack: {
    ...trackAddresses.mergeTrack,
    ...active,
    summary:
      'Adds what a guest gathered; what is on both stays as the account has it, so merging twice changes nothing',
    body: TrackContent,
  },
  orderTrack: {
    ...trackAddresses.orderTrack,
    ...active,
    summary:
      'Orders the stops, with days and notes, and puts stops on and off in the same step; an order of another device that this replaces is in `replaced`',
    body: TrackEdit,
  },
  saveTrack: {
    ...trackAddresses.saveTrack,
    access: 'user',
    summary:
      'Saves the active track, which is empty afterwards; with `If-Match` only if no other device has changed it since, else 412; an empty one is 422; the same key saves once and answers the same track; with `replaces` into that saved track, which keeps its id and title: one that is unknown, deleted or another account’s is 404',
    query: v.object({ replaces: v.optional(Id) }),
    headers: v.object({ 'Idempotency-Key': v.optional(IdempotencyKey), 'If-Match': v.optional(SeenVersion) }),
    responses: { 201: saved, 404: Failure },
  },
  savedTracks: {
    ...trackAddresses.savedTracks,
    access: 'user',
    summary: 'Saved tracks, the newest first',
    query: v.object(page),
    responses: { 200: v.object({ track_list: v.array(SavedTrackLine), total: v.number() }) },
  },
  savedTrack: {
    ...trackAddresses.savedTrack,
    access: 'user',
    summary: 'One saved track; removed objects keep their last card',
    params: idParams,
    responses: { 200: saved },
  },
  renameTrack: {
    ...trackAddresses.renameTrack,
    access: 'user',
    summary:
      'Renames a saved track; with `unique` a title that another saved track has gets a number, as that of a copy',
    params: idParams,
    body: v.object({ title: TrackTitle, unique: v.optional(v.boolean()) }),
    responses: { 200: saved },
  },
  deleteTrack: {
    ...trackAddresses.deleteTrack,
    access: 'user',
    summary: 'Deletes a saved track; for 30 days it can be restored',
    params: idParams,
    responses: { 204: null },
  },
  restoreTrack: {
    ...trackAddresses.restoreTrack,
    access: 'user',
    summary: 'Takes the deletion of a saved track back, or, with a `replaced_id`, what has replaced it',
    params: idParams,
    responses: { 200: saved },
  },
  copyTrack: {
    ...trackAddresses.copyTrack,
    access: 'user',
    summary: 'Saves a copy of a saved track',
    params: idParams,
    responses: { 201: saved },
  },
  ownLinks: {
    ...trackAddresses.ownLinks,
    access: 'user',
    summary:
      'Links to tracks that the visitor has made or mailed and that have not ended, the newest first, at most 100',
    responses: { 200: v.object({ link_list: v.array(OwnLink) }) },
  },
  endOwnLink: {
    ...trackAddresses.endOwnLink,
    access: 'user',
    summary: 'Ends one of these links',
    params: v.pick(OwnLink, ['id']),
    responses: { 204: null },
  },
} as const satisfies Record<string, Call>

const shared = { access: 'public', isPersonal: true, limit: 'shared_track' } as const
const tokenParams = v.object({ token: ShareToken })
/** 403: the link does not let others add. */
const sharedResponses = { 200: v.object({ track: SharedTrack }), 403: Failure } as const

/** The header with the secret that `shareTrack` gave to a guest: whoever has it may end the link. */
const OwnerSecret = v.object({ 'Owner-Secret': v.optional(ShareToken) })

/** Calls for a track that is shared by a link. */
const sharedCalls = {
  shareTrack: {
    ...trackAddresses.shareTrack,
    access: 'public',
    limit: 'share',
    summary:
      'Shares a track by an unguessable link; with `can_add` whoever has the link may change it; `owner_secret` ends the link and is given only here',
    body: v.object({
      ...TrackContent.entries,
      title: v.optional(TrackTitle),
      can_add: v.optional(v.boolean(), false),
    }),
    responses: {
      201: v.object({
        token: ShareToken,
        url: PortalLink,
        owner_secret: v.optional(ShareToken),
        expires_at: v.optional(Instant),
      }),
    },
  },
  sharedTrack: {
    ...trackAddresses.sharedTrack,
    ...shared,
    summary: 'A shared track; 404 once it has ended',
    params: tokenParams,
    responses: { 200: v.object({ track: SharedTrack }) },
  },
  endShare: {
    ...trackAddresses.endShare,
    ...shared,
    summary: 'Ends a link: by its signed-in author, or with its secret',
    params: tokenParams,
    headers: OwnerSecret,
    responses: { 204: null, 403: Failure },
  },
  sharedAttach: {
    ...trackAddresses.sharedAttach,
    ...shared,
    summary: 'Adds a stop to a track that others may change',
    params: tokenParams,
    body: v.object({ ...TrackStop.entries, by: ChangerName }),
    responses: sharedResponses,
  },
  sharedDetach: {
    ...trackAddresses.sharedDetach,
    ...shared,
    summary: 'Removes a stop from a track that others may change',
    params: tokenParams,
    body: v.object({ ...TrackRef.entries, by: ChangerName }),
    responses: sharedResponses,
  },
  sharedOrder: {
    ...trackAddresses.sharedOrder,
    ...shared,
    summary: 'Orders a track that others may change',
    params: tokenParams,
    body: v.object({ ...TrackOrder.entries, by: ChangerName }),
    responses: sharedResponses,
  },
  sharedChanges: {
    ...trackAddresses.sharedChanges,
    ...shared,
    summary:
      'Changes after a version, the oldest first, at most 100; without any the answer waits for one, at most `wait` seconds',
    params: tokenParams,
    query: v.object({
      after: v.optional(wholeNumber(0, 999_999_999), 0),
      wait: v.optional(wholeNumber(0, 5), 0),
    }),
    responses: { 200: v.object({ version: v.number(), change_list: v.array(SharedChange) }) },
  },
} as const satisfies Record<string, Call>

/** `owner_secret` ends the link of the mail and is given only here. */
const mailed = {
  access: 'public',
  limit: 'track_mail',
  headers: v.object({ 'Idempotency-Key': IdempotencyKey }),
  responses: {
    202: v.object({
      token: ShareToken,
      owner_secret: v.optional(ShareToken),
      expires_at: v.optional(Instant),
    }),
  },
} as const

/** Calls that mail a track. */
const mailCalls = {
  emailTrack: {
    ...trackAddresses.emailTrack,
    ...mailed,
    summary: 'Mails a track: its stops, the weather and a link',
    body: v.object({ ...TrackContent.entries, email: EmailAddress, travel_date: v.optional(CalendarDate) }),
  },
  rescueTrack: {
    ...trackAddresses.rescueTrack,
    ...mailed,
    summary: 'Mails a link that opens a guest’s track on another device',
    body: v.object({ ...TrackContent.entries, email: EmailAddress }),
  },
} as const satisfies Record<string, Call>

/** Every call for visitors' own tracks. */
export const trackCalls = { ...ownCalls, ...sharedCalls, ...mailCalls } as const
