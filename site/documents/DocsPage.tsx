import type { DocCard } from '@tropa/contract'
import { EmptyState } from '@tropa/library/EmptyState/dressed.ts'
import { longestWordStyle } from '@tropa/library/theme/longest-word.ts'
import { PageBreadcrumbs } from '../breadcrumbs/PageBreadcrumbs.tsx'
import { longDate } from '../dates/date-formats.ts'
import { useWords } from '../messages/intl.tsx'
import { PageTitle } from '../typography/PageTitle.tsx'
import * as styles from './docs.css.ts'
import { PdfLink } from './PdfLink.tsx'

/** The portal's legal documents, each as a page and as a file. */
export function DocsPage({ docs }: { docs: readonly DocCard[] }) {
  const say = useWords()
  return (
    <div className={styles.page}>
      <PageBreadcrumbs current={say('docs.title')} />
      <PageTitle>{say('docs.title')}</PageTitle>
      {docs.length === 0 ? (
        <EmptyState title={say('list.empty')}>{say('docs.empty')}</EmptyState>
      ) : (
        <ul className={styles.list}>
          {docs.map((doc) => (
            <li key={doc.id} className={styles.item}>
              <h2 className={styles.title} style={longestWordStyle(doc.the_title)}>
                <a href={doc.link}>{doc.the_title}</a>
              </h2>
              <p>{doc.the_summary}</p>
              <p className={styles.row}>
                <span>{say('docs.version', { version: doc.version, date: longDate(doc.date, say.language) })}</span>
                <PdfLink doc={doc} label={say('docs.pdfOf', { title: doc.the_title })}>
                  PDF
                </PdfLink>
              </p>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
