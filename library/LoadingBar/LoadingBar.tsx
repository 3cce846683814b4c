import type { ClassNames } from '../dress.ts'
import { loadingBarMessages, type LoadingBarMessages } from '../messages/LoadingBar.ts'
import { useMessages } from '../messages/useMessages.ts'

export type LoadingBarPart = 'root' | 'track' | 'bar'

export interface LoadingBarProps {
  isVisible: boolean
  /** 0–100; without it the bar runs by itself, slower and slower, for 5 seconds. */
  progress?: number
  messages?: Partial<LoadingBarMessages>
  classNames?: ClassNames<LoadingBarPart>
}

/** A drawing, not a box with a width, since a page may forbid styles in its markup. */
export function LoadingBar({ isVisible, progress, messages, classNames = {} }: LoadingBarProps) {
  const { loading } = useMessages(loadingBarMessages, messages)
  if (!isVisible) return null
  return (
    <div className={classNames.root} role="progressbar" aria-label={loading} aria-valuenow={progress}>
      <svg className={classNames.track} width="100%" height="2" aria-hidden="true">
        <rect className={classNames.bar} width={`${progress ?? 100}%`} height="100%" data-running={progress === undefined || undefined} />
      </svg>
    </div>
  )
}
