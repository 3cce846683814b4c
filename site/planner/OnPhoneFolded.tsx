import type { ReactNode } from 'react'
import * as styles from './on-phone.css.ts'

/**
 * Long content that is folded on a phone and opens on demand.
 * @param summary the text that opens it
 */
export function OnPhoneFolded({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className={styles.foldedPart}>
      <summary className={styles.foldedSummary}>{summary}</summary>
      <div className={styles.foldedContent}>{children}</div>
    </details>
  )
}
