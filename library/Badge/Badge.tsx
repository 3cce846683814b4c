import type { ReactNode } from 'react'
import type { ClassNames } from '../dress.ts'
import { Icon } from '../Icon/Icon.tsx'

export type BadgePart = 'root' | 'icon'
/** `norm` is dashed and `forecast` filled, so that the two are never taken for one another. */
export type BadgeTone = 'neutral' | 'success' | 'danger' | 'warning' | 'info' | 'track' | 'outline' | 'norm' | 'forecast'

export interface BadgeProps {
  tone?: BadgeTone
  icon?: string
  children: ReactNode
  classNames?: ClassNames<BadgePart>
}

export const Badge = ({ tone = 'neutral', icon, children, classNames = {} }: BadgeProps) => (
  <span className={classNames.root} data-tone={tone}>
    {icon && <Icon path={icon} size="sm" className={classNames.icon} />}
    {children}
  </span>
)
