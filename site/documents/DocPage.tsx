import type { Doc } from '@tropa/contract'
import { pageAddress } from '../addresses/page-address.ts'
import { longDate } from '../dates/date-formats.ts'
import { useWords } from '../messages/intl.tsx'
import { ArticlePage } from '../catalogue/articles/ArticlePage.tsx'
import * as styles from './docs.css.ts'
import { PdfLink } from './PdfLink.tsx'

/** A legal document with its version and the date from which it is in force. */
export function DocPage({ doc }: { doc: Doc }) {
  const say = useWords()
  return (
    <ArticlePage
      width="column"
      parents={[{ title: say('docs.title'), href: pageAddress('/docs') }]}
      article={{ ...doc, cover: null }}
      meta={
        <p className={styles.row}>
          <span>{say('docs.version', { version: doc.version, date: longDate(doc.date, say.language) })}</span>
          <PdfLink doc={doc}>{say('docs.pdf')}</PdfLink>
        </p>
      }
    />
  )
}
