import type { Cover } from '@tropa/contract'
import { PageBreadcrumbs, type PageBreadcrumbsProps } from '../../breadcrumbs/PageBreadcrumbs.tsx'
import { PageCover } from '@tropa/library/PageCover/dressed.ts'
import type { ReactNode } from 'react'
import { EditorsText } from '../objects/EditorsText.tsx'
import { PagePicture } from '../../pictures/Picture.tsx'
import { useWords } from '../../messages/intl.tsx'
import * as styles from './articles.css.ts'
import { fewestParts, FoldedContents, SideContents } from './Contents.tsx'
import * as contents from './contents.css.ts'
import { contentsOf } from './contents.ts'

export type ArticlePageProps = {
  article: { the_title: string; the_summary: string; the_body: string; cover: Cover | null; demo?: boolean | undefined }
  /** `column`: for layouts that are a column of text themselves. */
  width?: 'wide' | 'column'
  /** Under the title, such as the date of publication. */
  meta?: ReactNode
  /** At the end of the line of the title, such as a favourite button. */
  actions?: ReactNode
  /** After the text, such as its source and what to read next. */
  children?: ReactNode
  parents: NonNullable<PageBreadcrumbsProps['parents']>
}

/** A text by editors under its picture. With `column` the table of contents is beside it. */
export function ArticlePage({ parents, article, width = 'wide', meta, actions, children }: ArticlePageProps) {
  const say = useWords()
  const parts = width === 'column' ? contentsOf(article.the_body) : []
  const isDivided = parts.length >= fewestParts
  const head = (
    <>
      <PageBreadcrumbs parents={parents} current={article.the_title} />
      <PageCover
        title={article.the_title}
        meta={meta}
        actions={actions}
        picture={article.cover && <PagePicture cover={article.cover} />}
        caption={article.cover?.template ? say('site.drawn') : undefined}
      />
    </>
  )
  const text = (
    <div className={styles.text}>
      <p className={styles.lead}>{article.the_summary}</p>
      {isDivided && <FoldedContents entries={parts} />}
      <EditorsText html={article.the_body} />
      {article.demo && <p className={styles.quiet}>{say('site.demo')}</p>}
    </div>
  )
  if (width === 'wide')
    return (
      <article className={styles.wide} aria-label={article.the_title}>
        {head}
        {text}
        {children}
      </article>
    )
  return (
    <article className={isDivided ? styles.column : styles.narrow} aria-label={article.the_title}>
      {head}
      <div className={isDivided ? contents.body : undefined}>
        <div className={contents.main}>
          {text}
          {children}
        </div>
        {isDivided && <SideContents entries={parts} />}
      </div>
    </article>
  )
}
