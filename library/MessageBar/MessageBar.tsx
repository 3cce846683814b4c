import type { ReactNode, Ref } from 'react'
import type { ClassNames } from '../dress.ts'
import { useFocusReturn } from '../focus/useFocusReturn.ts'

export type MessageBarPart = 'root' | 'bar' | 'text' | 'actions'

export interface MessageBarProps {
  /** The subject of the message: the accessible name of the region. */
  label: string
  children: ReactNode
  /** Buttons, or a form with buttons. */
  actions?: ReactNode
  ref?: Ref<HTMLElement>
  classNames?: ClassNames<MessageBarPart>
}

/**
 * One message at the bottom of the window, at most 1200 px wide; the page under it stays usable, and no focused
 * element is hidden behind it. If it is removed with focus inside, focus returns to where it was. Parts: `root` has
 * the whole width of the window and ignores the pointer, `bar` is visible.
 */
export const MessageBar = ({ label, children, actions, ref, classNames = {} }: MessageBarProps) => (
  <section ref={useFocusReturn(ref)} className={classNames.root} aria-label={label}>
    <div className={classNames.bar}>
      <div className={classNames.text}>{children}</div>
      {actions && <div className={classNames.actions}>{actions}</div>}
    </div>
  </section>
)
