import { Suspense } from 'react'
import { optional } from '../../visitor/optional.ts'
import type { PlannedSheetProps } from './PlannedSheet.tsx'
import type { PlaceSheetProps } from './PlaceSheet.tsx'
import type { ReadyTrackSheetProps } from './ReadyTrackSheet.tsx'
// The server renders a part of this, so its rules must be in the first styles.
import './sheet.css.ts'
import { useIsIdle, whenIdle } from './useIsIdle.ts'

const Own = optional(async () => (await import('./OwnTrackSheet.tsx')).OwnTrackSheet)
const Planned = optional(async () => (await import('./PlannedSheet.tsx')).PlannedSheet)
const Ready = optional(async () => (await import('./ReadyTrackSheet.tsx')).ReadyTrackSheet)
const Place = optional(async () => {
  await whenIdle()
  return (await import('./PlaceSheet.tsx')).PlaceSheet
})

/** The sheet that is printed instead of the page of the visitor's track. A direct child of `main`. */
export const PrintedOwnTrack = () =>
  useIsIdle() ? (
    <Suspense>
      <Own />
    </Suspense>
  ) : null

/** The sheet that is printed instead of the page of a track with days. A direct child of `main`. */
export const PrintedTrack = (props: PlannedSheetProps) =>
  useIsIdle() ? (
    <Suspense>
      <Planned {...props} />
    </Suspense>
  ) : null

/** The sheet that is printed instead of the page of a ready-made track. A direct child of `main`. */
export const PrintedReadyTrack = (props: ReadyTrackSheetProps) =>
  useIsIdle() ? (
    <Suspense>
      <Ready {...props} />
    </Suspense>
  ) : null

/**
 * The sheet that is printed instead of the page of a place. A direct child of `main`. The server renders it too, so
 * that the page can be printed without scripts or before they run.
 */
export const PrintedPlace = (props: PlaceSheetProps) => (
  <Suspense>
    <Place {...props} />
  </Suspense>
)
