import type { ObjectCard } from '@tropa/contract'
import { SearchResult } from '@tropa/library/SearchResult/dressed.ts'
import type { ReactNode } from 'react'
import { useWords } from '../../messages/intl.tsx'
import { lookOf } from '../../pictures/looks.ts'
import { Picture } from '../../pictures/Picture.tsx'

export type ObjectRowProps = {
  card: ObjectCard
  titleLevel: 2 | 3
  /** In place of the summary. */
  note?: string
  /** A control at its end. */
  action?: ReactNode
}

/** A row for an object of any kind. */
export function ObjectRow({ card, note, action, titleLevel }: ObjectRowProps) {
  const say = useWords()
  const { object_type, the_title, the_summary, link, cover } = card
  return (
    <SearchResult
      href={link}
      title={the_title}
      titleLevel={titleLevel}
      kind={{ ...lookOf(object_type), label: say.known(`tag.${object_type}`) ?? object_type }}
      summary={note ?? the_summary}
      picture={cover && <Picture cover={cover} />}
      attach={action}
    />
  )
}
