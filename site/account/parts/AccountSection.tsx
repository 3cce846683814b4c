import type { ReactNode } from 'react'
import * as styles from './account.css.ts'

/** A framed part of an account's page, named by its heading. */
export function AccountSection({ id, title, lead, children }: AccountSectionProps) {
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id} className={styles.sectionTitle}>
        {title}
      </h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  )
}
type AccountSectionProps = { id: string; title: string; lead?: string; children: ReactNode }
