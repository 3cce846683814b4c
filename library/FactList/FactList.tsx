import type { ReactNode, Ref } from 'react'
import type { ClassNames } from '../dress.ts'
import { Icon } from '../Icon/Icon.tsx'

export type FactListPart = 'root' | 'item' | 'icon' | 'title' | 'note'

export interface FactListProps {
  /** `icon` is decoration: the title says the same. */
  items: readonly { icon: string; title: ReactNode; note?: ReactNode }[]
  ref?: Ref<HTMLUListElement>
  classNames?: ClassNames<FactListPart>
}

/**
 * Services, facilities, accessibility: what there is, and in small what to know about it.
 * Nothing at all where there is nothing.
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
