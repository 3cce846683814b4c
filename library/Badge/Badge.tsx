import type { ReactNode, Ref } from 'react'
import type { ClassNames } from '../dress.ts'
import { Icon } from '../Icon/Icon.tsx'

export type BadgePart = 'root' | 'icon'
/** `norm` is dashed and `forecast` filled, so that the two are not confused. */
export type BadgeTone =
  | 'neutral'
  | 'success'
  | 'danger'
  | 'warning'
  | 'info'
  | 'track'
  | 'outline'
  | 'norm'
  | 'forecast'

export interface BadgeProps {
  /** What the words mean; they must say it themselves, since a screen reader does not announce a tone. */
  tone?: BadgeTone
  /** The `d` of an icon. */
  icon?: string
  /** One to three words. */
  children: ReactNode
  ref?: Ref<HTMLSpanElement>
  classNames?: ClassNames<BadgePart>
}

/**
 * A short fact about an object: its state, its month, what is left. Not a button, and never the only place that
 * states the fact.
 */
export const Badge = ({ tone = 'neutral', icon, children, ref, classNames = {} }: BadgeProps) => (
  <span ref={ref} className={classNames.root} data-tone={tone}>
    {icon && <Icon path={icon} size="sm" className={classNames.icon} />}
    {children}
  </span>
)
