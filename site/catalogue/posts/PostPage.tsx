import type { ResponseBody, Calls } from '@tropa/contract'
import { Facts } from '@tropa/library/Facts/dressed.ts'
import { calendar } from '@tropa/library/Icon/icons.ts'
import { pageAddress } from '../../addresses/page-address.ts'
import { longDate } from '../../dates/date-formats.ts'
import { ArticleCard } from '../articles/ArticleCard.tsx'
import { cardGrid } from '../lists/card-grid.css.ts'
import { ObjectActions } from '../objects/ObjectActions.tsx'
import { ObjectFoot } from '../objects/ObjectFoot.tsx'
import { useWords } from '../../messages/intl.tsx'
import { ArticlePage } from '../articles/ArticlePage.tsx'
import * as styles from '../articles/articles.css.ts'

export function PostPage({ post, other_post_list: others }: ResponseBody<Calls['post']>) {
  const say = useWords()
  return (
    <ArticlePage
      parents={[{ title: say('posts.title'), href: pageAddress('/posts') }]}
      article={post}
      actions={<ObjectActions object={post} />}
      meta={<Facts facts={[{ icon: calendar, text: longDate(post.date, say.language) }]} />}
    >
      {others.length > 0 && (
        <section className={styles.others} aria-labelledby="others">
          <h2 id="others" className={styles.heading}>
            {say('posts.others')}
          </h2>
          <div className={cardGrid}>
            {others.slice(0, 3).map((other) => (
              <ArticleCard key={other.id} article={other} titleLevel={3} />
            ))}
          </div>
        </section>
      )}
      <ObjectFoot object={post} />
    </ArticlePage>
  )
}
