import type { Ref } from 'react'
import type { ClassNames } from '../dress.ts'
import { loadingBarMessages, type LoadingBarMessages } from '../messages/LoadingBar.ts'
import { useMessages } from '../messages/useMessages.ts'

export type LoadingBarPart = 'root' | 'track' | 'bar'

export interface LoadingBarProps {
  isVisible: boolean
  /** 0–100; without it the bar runs by itself, slower and slower, for 5 seconds. */
  progress?: number
  ref?: Ref<HTMLDivElement>
  messages?: Partial<LoadingBarMessages>
  classNames?: ClassNames<LoadingBarPart>
}

/**
 * Another page is on its way: 2 px along the top of the window. When it comes and goes is the caller's: after 200 ms of
 * waiting, and 500 ms after the end.
 *
 * Parts: `bar` has `data-running` where the progress is not known. A drawing, not a box with a width, since a page may
 * forbid styles in its markup.
 *
 * @see https://www.w3.org/TR/wai-aria-1.2/#progressbar
 */
export function LoadingBar({ isVisible, progress, ref, messages, classNames = {} }: LoadingBarProps) {
  const { loading } = useMessages(loadingBarMessages, messages)
  if (!isVisible) return null
  return (
    <div ref={ref} className={classNames.root} role="progressbar" aria-label={loading} aria-valuenow={progress}>
      <svg className={classNames.track} width="100%" height="2" aria-hidden="true">
        <rect
          className={classNames.bar}
          width={`${progress ?? 100}%`}
          height="100%"
          data-running={progress === undefined || undefined}
        />
      </svg>
    </div>
  )
}
