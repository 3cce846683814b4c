import { Icon } from '@tropa/library/Icon/dressed.ts'
import { chevronDown } from '@tropa/library/Icon/icons.ts'
import { frame, icon, select } from '@tropa/library/Select/Select.css.ts'
import type { ReactNode } from 'react'
import * as styles from './filters.css.ts'

export type FilterSelectProps = {
  label: string
  name: string
  /** The value in the address; another value resets the control. */
  value: string
  onChange: () => void
  /** Its `option`s. */
  children: ReactNode
}

/** A select in the column of filters, where long values wrap to a second line. */
export const FilterSelect = ({ label, name, value, onChange, children }: FilterSelectProps) => (
  <label className={styles.field}>
    <span className={styles.fieldLabel}>{label}</span>
    <span className={frame}>
      <select key={value} className={select} name={name} defaultValue={value} onChange={onChange}>
        {children}
      </select>
      <Icon path={chevronDown} className={icon} />
    </span>
  </label>
)
