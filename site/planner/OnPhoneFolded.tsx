import type { ReactNode } from 'react'
import * as styles from './on-phone.css.ts'

/** What is long on a phone and opens there on demand. @param summary what it opens */
export function OnPhoneFolded({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className={styles.foldedPart}>
      <summary className={styles.foldedSummary}>{summary}</summary>
      <div className={styles.foldedContent}>{children}</div>
    </details>
  )
}
