export * from './active-track.ts'
export * from './active-track-events.ts'
export * from './app-version.ts'
export * from './auth.ts'
export * from './cart.ts'
export * from './checkout.ts'
export * from './checkout-attempt.ts'
export * from './checkout-events.ts'
export * from './connectivity.ts'
export * from './favorite-list.ts'
export * from './favorites.ts'
export * from './favorites-events.ts'
export * from './header.ts'
export { hasReceived, keptOverSession, type Owner, unsentChanges, unsentOf } from './stored-track.ts'
export * from './loading-bar.ts'
export * from './message-queue.ts'
export * from './notifications.ts'
export * from './restored.ts'
export * from './search.ts'
export * from './tickets.ts'
export * from './timing.ts'
export * from './track.ts'
export {
  trackObjectTypes,
  type TrackObjectType,
  type DetachedObject,
  type ObjectRef,
  type PlannedObject,
  type DayNote,
  type ChangedNote,
  type TrackDays,
  type TrackOrder,
  type SaveWish,
  isTrackObjectType,
  arrayOf,
  fieldsOf,
  mostStops,
  mostDays,
  longestNote,
  longestNotes,
  readSaveWish,
} from './track-fields.ts'
export * from './track-days.ts'
export * from './weather.ts'
export * from './weather-reading.ts'
export * from './track-operation.ts'
export * from './stored-favorites.ts'
