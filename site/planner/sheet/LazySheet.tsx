import { Suspense } from 'react'
import { optional } from '../../visitor/optional.ts'
import type { PlannedSheetProps } from './PlannedSheet.tsx'
import type { PlaceSheetProps } from './PlaceSheet.tsx'
import type { ReadyTrackSheetProps } from './ReadyTrackSheet.tsx'
// What is rendered on the server has its rules in the first styles.
import './sheet.css.ts'
import { useIsIdle, whenIdle } from './useIsIdle.ts'

const Own = optional(async () => (await import('./OwnTrackSheet.tsx')).OwnTrackSheet)
const Planned = optional(async () => (await import('./PlannedSheet.tsx')).PlannedSheet)
const Ready = optional(async () => (await import('./ReadyTrackSheet.tsx')).ReadyTrackSheet)
const Place = optional(async () => {
  await whenIdle()
  return (await import('./PlaceSheet.tsx')).PlaceSheet
})

/** What is printed instead of the page of the visitor's track. Stands directly in `main`. */
export const PrintedOwnTrack = () =>
  useIsIdle() ? (
    <Suspense>
      <Own />
    </Suspense>
  ) : null

/** What is printed instead of the page of a track with days. Stands directly in `main`. */
export const PrintedTrack = (props: PlannedSheetProps) =>
  useIsIdle() ? (
    <Suspense>
      <Planned {...props} />
    </Suspense>
  ) : null

/** What is printed instead of the page of a ready-made track. Stands directly in `main`. */
export const PrintedReadyTrack = (props: ReadyTrackSheetProps) =>
  useIsIdle() ? (
    <Suspense>
      <Ready {...props} />
    </Suspense>
  ) : null

/**
 * What is printed instead of the page of a place. Stands directly in `main`. The server renders it too: the page can be
 * printed before its scripts, and without them.
 */
export const PrintedPlace = (props: PlaceSheetProps) => (
  <Suspense>
    <Place {...props} />
  </Suspense>
)
