import type { ReactNode } from 'react'
import * as styles from './block.css.ts'

/** A part of an object's page under its heading, which names it. @param id of the part: the anchor of a link to it */
export function Block({
  id,
  title,
  note,
  children,
}: {
  id: string
  title: string
  note?: string
  children?: ReactNode
}) {
  return (
    <section id={id} className={styles.block} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.heading}>
        {title}
      </h2>
      {note && <p className={styles.note}>{note}</p>}
      {children}
    </section>
  )
}
