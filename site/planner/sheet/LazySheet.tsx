import { lazy, Suspense } from 'react'
import type { PlannedSheetProps } from './PlannedSheet.tsx'
import type { PlaceSheetProps } from './PlaceSheet.tsx'
import type { ReadyTrackSheetProps } from './ReadyTrackSheet.tsx'
import { useIsIdle } from './useIsIdle.ts'

const Own = lazy(() => import('./OwnTrackSheet.tsx').then((module) => ({ default: module.OwnTrackSheet })))
const Planned = lazy(() => import('./PlannedSheet.tsx').then((module) => ({ default: module.PlannedSheet })))
const Ready = lazy(() => import('./ReadyTrackSheet.tsx').then((module) => ({ default: module.ReadyTrackSheet })))
const Place = lazy(() => import('./PlaceSheet.tsx').then((module) => ({ default: module.PlaceSheet })))

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

/** What is printed instead of the page of a place. Stands directly in `main`. */
export const PrintedPlace = (props: PlaceSheetProps) =>
  useIsIdle() ? (
    <Suspense>
      <Place {...props} />
    </Suspense>
  ) : null
