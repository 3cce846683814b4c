import type { ReactNode, Ref } from 'react'
import type { ClassNames } from '../dress.ts'
import { useFocusReturn } from '../focus/useFocusReturn.ts'

export type MessageBarPart = 'root' | 'bar' | 'text' | 'actions'

export interface MessageBarProps {
  /** What the message is about: the name of the region. */
  label: string
  children: ReactNode
  /** Buttons, or a form of them. */
  actions?: ReactNode
  ref?: Ref<HTMLElement>
  classNames?: ClassNames<MessageBarPart>
}

/**
 * One message at the bottom of the window, at most 1200 px wide; the page stays in use under it, and nothing that has
 * focus is left behind it. When it goes with focus inside, focus returns to where it came from.
 *
 * Parts: `root` is the whole width of the window and lets presses through, `bar` is what is drawn.
 */
export const MessageBar = ({ label, children, actions, ref, classNames = {} }: MessageBarProps) => (
  <section ref={useFocusReturn(ref)} className={classNames.root} aria-label={label}>
    <div className={classNames.bar}>
      <div className={classNames.text}>{children}</div>
      {actions && <div className={classNames.actions}>{actions}</div>}
    </div>
  </section>
)
