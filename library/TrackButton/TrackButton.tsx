import type { Ref } from 'react'
import type { ClassNames } from '../dress.ts'
import { Icon } from '../Icon/Icon.tsx'
import { track } from '../Icon/icons.ts'
import { trackButtonMessages, type TrackButtonMessages } from '../messages/TrackButton.ts'
import { useMessages } from '../messages/useMessages.ts'

export type TrackButtonPart = 'root' | 'icon' | 'label' | 'count'

export interface TrackButtonProps {
  href: string
  /** The number of objects on the visitor's track; 0 is not shown. */
  count: number
  messages?: Partial<TrackButtonMessages>
  ref?: Ref<HTMLAnchorElement>
  classNames?: ClassNames<TrackButtonPart>
}

/**
 * A link to the visitor's own track, in the header; the number of its objects is part of its name. On phones the label
 * is visually hidden.
 *
 * Keyboard: Enter follows it.
 */
export function TrackButton({ href, count, messages, ref, classNames = {} }: TrackButtonProps) {
  const words = useMessages(trackButtonMessages, messages)
  return (
    <a ref={ref} className={classNames.root} href={href}>
      <Icon path={track} classNames={{ root: classNames.icon }} />
      <span className={classNames.label}>{words.track}</span>{' '}
      {count > 0 && <span className={classNames.count}>{count}</span>}
    </a>
  )
}
