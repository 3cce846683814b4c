import { Breadcrumbs } from '@tropa/library/Breadcrumbs/dressed.ts'
import { EmptyState } from '@tropa/library/EmptyState/dressed.ts'
import { Pagination } from '@tropa/library/Pagination/dressed.ts'
import type { ReactNode } from 'react'
import { stringifySearch } from '../../addresses/search.ts'
import { useWords, type MessageId } from '../../messages/intl.tsx'
import * as styles from './articles.css.ts'

export const pageSize = 12
export const offsetOf = (page: number) => (page - 1) * pageSize

export type ArticlesPageProps = {
  titleId: MessageId
  /** The list's own address. */
  path: string
  /** From 1. */
  page: number
  total: number
  /** Cards. */
  children: readonly ReactNode[]
}

/** Everything that editors wrote of one kind, by pages. */
export function ArticlesPage({ titleId, path, page, total, children }: ArticlesPageProps) {
  const say = useWords()
  return (
    <div className={styles.wide}>
      <Breadcrumbs parents={[{ title: say('site.main'), href: '/' }]} current={say(titleId)} />
      <header className={styles.head}>
        <h1>{say(titleId)}</h1>
      </header>
      {children.length === 0 ? (
        <EmptyState title={say('article.none')}>{say('article.noneText')}</EmptyState>
      ) : (
        <div className={styles.cards}>{children}</div>
      )}
      <Pagination page={page} pageCount={Math.ceil(total / pageSize)} hrefFor={(other) => path + stringifySearch({ page: other > 1 ? other : undefined })} />
    </div>
  )
}
