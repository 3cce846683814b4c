import type { ReactNode } from 'react'
import * as styles from './panel.css.ts'

export type PanelProps = { id: string; title: string; children: ReactNode }

/** A framed part of a page beside its text, named by its heading. */
export const Panel = ({ id, title, children }: PanelProps) => (
  <section className={styles.panel} aria-labelledby={id}>
    <h2 id={id} className={styles.panelTitle}>
      {title}
    </h2>
    {children}
  </section>
)
