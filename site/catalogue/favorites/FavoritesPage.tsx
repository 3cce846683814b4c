import { Breadcrumbs } from '@tropa/library/Breadcrumbs/dressed.ts'
import { pageAddress } from '../../addresses/page-address.ts'
import { useWords } from '../../messages/intl.tsx'
import { FavoritesList } from './FavoritesList.tsx'
import * as styles from './favorites-list.css.ts'

/** What the visitor has marked with a heart. */
export function FavoritesPage() {
  const say = useWords()
  return (
    <div className={styles.page}>
      <Breadcrumbs parents={[{ title: say('site.main'), href: pageAddress('/') }]} current={say('favorite.title')} />
      <header className={styles.head}>
        <h1>{say('favorite.title')}</h1>
        <p className={styles.quiet}>{say('favorite.inBrowser')}</p>
        <noscript>
          <p>{say('favorite.noScript')}</p>
        </noscript>
      </header>
      <FavoritesList />
    </div>
  )
}
