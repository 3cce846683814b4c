import type { ObjectCard } from '@tropa/contract'
import { Pagination } from '@tropa/library/Pagination/dressed.ts'
import { cardsOnPage } from '../parts/account-queries.ts'
import * as styles from '../parts/account.css.ts'
import { ObjectRow } from './ObjectRow.tsx'
import { profileAddress, type ProfileTab } from './profile-params.ts'

export type ObjectRowsProps = {
  tab: ProfileTab
  /** From 1. */
  page: number
  total: number
  titleLevel?: 2 | 3
  rows: readonly { card: ObjectCard; note?: string }[]
}

/** One page of a tab's list. */
export function ObjectRows({ tab, page, total, titleLevel = 2, rows }: ObjectRowsProps) {
  return (
    <>
      <ul className={styles.list}>
        {rows.map((row) => (
          <li key={`${row.card.object_type} ${row.card.id}`}>
            <ObjectRow {...row} titleLevel={titleLevel} />
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        pageCount={Math.ceil(total / cardsOnPage)}
        hrefFor={(other) => profileAddress({ tab, page: other })}
      />
    </>
  )
}
