import type { ReactNode } from 'react'
import type { ClassNames } from '../dress.ts'
import { Icon } from '../Icon/Icon.tsx'
import { checkCircle, crossCircle, info, warning } from '../Icon/icons.ts'

export type AlertPart = 'root' | 'icon' | 'body' | 'title' | 'text' | 'action'
export type AlertTone = 'info' | 'success' | 'warning' | 'danger'

export interface AlertProps {
  tone?: AlertTone
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
  /** Said aloud when it appears: `status` in turn, `alert` at once. Leave it out where it stands on the page from the start. */
  role?: 'status' | 'alert'
  classNames?: ClassNames<AlertPart>
}

const icons: Record<AlertTone, string> = { info, success: checkCircle, warning, danger: crossCircle }

export const Alert = ({ tone = 'info', title, children, action, role, classNames: c = {} }: AlertProps) => (
  <div className={c.root} role={role} data-tone={tone}>
    <Icon path={icons[tone]} className={c.icon} />
    <div className={c.body}>
      <p className={c.title}>{title}</p>
      {children && <div className={c.text}>{children}</div>}
    </div>
    {action && <div className={c.action}>{action}</div>}
  </div>
)
