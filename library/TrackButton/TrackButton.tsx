import type { ClassNames } from '../dress.ts'
import { Icon } from '../Icon/Icon.tsx'
import { track } from '../Icon/icons.ts'
import { trackButtonMessages, type TrackButtonMessages } from '../messages/TrackButton.ts'
import { useMessages } from '../messages/useMessages.ts'

export type TrackButtonPart = 'root' | 'icon' | 'label' | 'count'

export interface TrackButtonProps {
  href: string
  /** Objects on the reader's track. */
  count: number
  messages?: Partial<TrackButtonMessages>
  classNames?: ClassNames<TrackButtonPart>
}

/** The way to one's own track; how much is on it is part of its name. */
export function TrackButton({ href, count, messages, classNames = {} }: TrackButtonProps) {
  const words = useMessages(trackButtonMessages, messages)
  return (
    <a className={classNames.root} href={href}>
      <Icon path={track} classNames={{ root: classNames.icon }} />
      <span className={classNames.label}>{words.track}</span> {count > 0 && <span className={classNames.count}>{count}</span>}
    </a>
  )
}
