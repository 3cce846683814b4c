import type { ReactNode, Ref } from 'react'
import type { ClassNames } from '../dress.ts'
import { Icon } from '../Icon/Icon.tsx'

export type FactsPart = 'root' | 'fact' | 'icon'

/** One fact of a row: a text with an icon. */
export interface Fact {
  /** Decorative: the text says everything. */
  icon?: string
  text: ReactNode
  /** Colours good or bad news: open, closed. */
  tone?: 'success' | 'danger'
}

export interface FactsProps {
  facts: readonly Fact[]
  ref?: Ref<HTMLUListElement>
  classNames?: ClassNames<FactsPart>
}

/** Short facts in a line under a title: where, when, how far. Renders nothing if there are none. */
export const Facts = ({ facts, ref, classNames = {} }: FactsProps) =>
  facts.length > 0 && (
    <ul ref={ref} className={classNames.root}>
      {facts.map(({ icon, text, tone }, index) => (
        <li key={index} className={classNames.fact} data-tone={tone}>
          {icon && <Icon path={icon} size="sm" className={classNames.icon} />}
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
