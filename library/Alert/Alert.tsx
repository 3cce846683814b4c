import type { ReactNode, Ref } from 'react'
import type { ClassNames } from '../dress.ts'
import { useFocusReturn } from '../focus/useFocusReturn.ts'
import { Icon } from '../Icon/Icon.tsx'
import { checkCircle, crossCircle, info, warning } from '../Icon/icons.ts'

export type AlertPart = 'root' | 'icon' | 'body' | 'title' | 'text' | 'action'
/** How serious a message is; each tone has an icon of its own. */
export type AlertTone = 'info' | 'success' | 'warning' | 'danger'

export interface AlertProps {
  tone?: AlertTone
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
  /**
   * How it is announced when it appears: `status` politely, `alert` at once. Leave it out if it is on the page from
   * the start.
   */
  role?: 'status' | 'alert'
  ref?: Ref<HTMLDivElement>
  classNames?: ClassNames<AlertPart>
}

const icons: Record<AlertTone, string> = { info, success: checkCircle, warning, danger: crossCircle }

/**
 * Important information in place: what happened, and what to do. The shape of its icon shows its tone too. Parts:
 * `body` holds `title` and `text`; `action` is one button beside them.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/alert/
 */
export const Alert = ({ tone = 'info', title, children, action, role, ref, classNames: c = {} }: AlertProps) => (
  <div ref={useFocusReturn(ref)} className={c.root} role={role} data-tone={tone}>
    <Icon path={icons[tone]} className={c.icon} />
    <div className={c.body}>
      <p className={c.title}>{title}</p>
      {children && <div className={c.text}>{children}</div>}
    </div>
    {action && <div className={c.action}>{action}</div>}
  </div>
)
