import type { DocCard } from '@tropa/contract'
import { Icon } from '@tropa/library/Icon/dressed.ts'
import { document as file } from '@tropa/library/Icon/icons.ts'
import type { ReactNode } from 'react'
import * as styles from './docs.css.ts'

/**
 * A document's file: the portal's own address even where the provider has a file
 * elsewhere, since the server leads there.
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
