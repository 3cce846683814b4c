import { useId } from 'react'
import { useWords } from '../../messages/intl.tsx'
import type { ContentsEntry } from './contents.ts'
import * as styles from './contents.css.ts'

/** A shorter article has no table of contents, because all of its parts are visible at once. */
export const fewestParts = 3

const List = ({ entries }: { entries: readonly ContentsEntry[] }) => (
  <ol className={styles.list}>
    {entries.map(({ id, title, level }) => (
      <li key={id} data-level={level}>
        <a className={styles.link} href={`#${id}`}>
          {title}
        </a>
      </li>
    ))}
  </ol>
)

/** Beside the text; it stays in view while the text scrolls. */
export function SideContents({ entries }: { entries: readonly ContentsEntry[] }) {
  const titleId = useId()
  return (
    <nav className={styles.side} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {useWords()('article.contents')}
      </h2>
      <List entries={entries} />
    </nav>
  )
}

/** Above the text, folded, where there is no room beside it. */
export function FoldedContents({ entries }: { entries: readonly ContentsEntry[] }) {
  const title = useWords()('article.contents')
  return (
    <nav className={styles.folded} aria-label={title}>
      <details>
        <summary className={styles.summary}>{title}</summary>
        <List entries={entries} />
      </details>
    </nav>
  )
}
