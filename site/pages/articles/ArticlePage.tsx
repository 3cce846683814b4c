import type { Cover } from '@tropa/contract'
import { Breadcrumbs } from '@tropa/library/Breadcrumbs/dressed.ts'
import { PageCover } from '@tropa/library/PageCover/dressed.ts'
import { Prose } from '@tropa/library/Prose/dressed.ts'
import type { ComponentProps, ReactNode } from 'react'
import { Picture } from '../../cards/Picture.tsx'
import { useWords } from '../../messages/intl.tsx'
import * as styles from './articles.css.ts'

export type ArticlePageProps = {
  parents: ComponentProps<typeof Breadcrumbs>['parents']
  article: { the_title: string; the_summary: string; the_body: string; cover: Cover | null; demo?: boolean | undefined }
  /** `column`: in a layout that is a column of text already. */
  width?: 'wide' | 'column'
  /** Under the title: when it came out. */
  meta?: ReactNode
  /** After the text: where it comes from, what to read next. */
  children?: ReactNode
}

/** A text by editors, under its picture. */
export function ArticlePage({ parents, article, width = 'wide', meta, children }: ArticlePageProps) {
  const say = useWords()
  return (
    <article className={width === 'wide' ? styles.wide : styles.column}>
      <Breadcrumbs parents={parents} current={article.the_title} />
      <PageCover
        title={article.the_title}
        meta={meta}
        picture={article.cover && <Picture cover={article.cover} ratio="21x9" isPriority />}
        caption={article.cover?.template ? say('site.drawn') : undefined}
      />
      <div className={styles.text}>
        <p className={styles.lead}>{article.the_summary}</p>
        {/* Editors' HTML is cleaned on its way here, by server/sanitise.ts. */}
        <Prose html={article.the_body} />
        {article.demo && <p className={styles.quiet}>{say('site.demo')}</p>}
      </div>
      {children}
    </article>
  )
}
