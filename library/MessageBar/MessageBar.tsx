import type { ReactNode } from 'react'
import type { ClassNames } from '../dress.ts'

export type MessageBarPart = 'root' | 'bar' | 'text' | 'actions'

export interface MessageBarProps {
  /** What the message is about: the name of the region. */
  label: string
  children: ReactNode
  /** Buttons, or a form of them. */
  actions?: ReactNode
  classNames?: ClassNames<MessageBarPart>
}

/** One message at the bottom of the window; the page stays in use under it. */
export const MessageBar = ({ label, children, actions, classNames = {} }: MessageBarProps) => (
  <section className={classNames.root} aria-label={label}>
    <div className={classNames.bar}>
      <div className={classNames.text}>{children}</div>
      {actions && <div className={classNames.actions}>{actions}</div>}
    </div>
  </section>
)
