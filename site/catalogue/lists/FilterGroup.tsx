import type { ReactNode } from 'react'
import * as styles from './filters.css.ts'

/** Choices of one filter under their name. */
export const FilterGroup = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset className={styles.group}>
    <legend className={styles.legend}>{legend}</legend>
    {children}
  </fieldset>
)
