import type { DocCard } from '@tropa/contract'
import { Icon } from '@tropa/library/Icon/dressed.ts'
import { document as file } from '@tropa/library/Icon/icons.ts'
import type { ReactNode } from 'react'
import * as styles from './docs.css.ts'

/**
 * A link to the file of a document. It is always an address of the portal, which redirects if the provider has the
 * file elsewhere.
 */
export const PdfLink = ({
  doc,
  label,
  children,
}: {
  doc: Pick<DocCard, 'id'>
  label?: string
  children: ReactNode
}) => (
  <a className={styles.pdf} href={`/docs/${doc.id}.pdf`} type="application/pdf" aria-label={label}>
    <Icon path={file} size="sm" />
    {children}
  </a>
)
