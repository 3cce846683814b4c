import type { Ref } from 'react'
import type { ClassNames } from '../dress.ts'
import { loadingBarMessages, type LoadingBarMessages } from '../messages/LoadingBar.ts'
import { useMessages } from '../messages/useMessages.ts'

export type LoadingBarPart = 'root' | 'track' | 'bar'

export interface LoadingBarProps {
  isVisible: boolean
  /** 0–100; without it the bar runs by itself, ever more slowly, for 5 seconds. */
  progress?: number
  ref?: Ref<HTMLDivElement>
  messages?: Partial<LoadingBarMessages>
  classNames?: ClassNames<LoadingBarPart>
}

/**
 * Shows that another page is loading: 2 px along the top of the window. The caller decides when it is visible: from
 * 200 ms of waiting until 500 ms after the end. Parts: `bar` has `data-running` if the progress is not known. An SVG,
 * because a page may forbid inline styles for a width.
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
