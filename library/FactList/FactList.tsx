import type { ReactNode, Ref } from 'react'
import type { ClassNames } from '../dress.ts'
import { Icon } from '../Icon/Icon.tsx'

export type FactListPart = 'root' | 'item' | 'icon' | 'title' | 'note'

export interface FactListProps {
  /** `icon` is decorative: the title says the same. */
  items: readonly { icon: string; title: ReactNode; note?: ReactNode }[]
  ref?: Ref<HTMLUListElement>
  classNames?: ClassNames<FactListPart>
}

/**
 * A list of services, facilities or accessibility facts, each with details in small print. Renders nothing if there
 * are none.
 */
export const FactList = ({ items, ref, classNames = {} }: FactListProps) =>
  items.length > 0 && (
    <ul ref={ref} className={classNames.root}>
      {items.map(({ icon, title, note }, index) => (
        <li key={index} className={classNames.item}>
          <Icon path={icon} className={classNames.icon} />
          <div>
            <div className={classNames.title}>{title}</div>
            {note && <div className={classNames.note}>{note}</div>}
          </div>
        </li>
      ))}
    </ul>
  )
