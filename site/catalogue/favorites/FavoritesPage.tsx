import { PageBreadcrumbs } from '../../breadcrumbs/PageBreadcrumbs.tsx'
import { useWords } from '../../messages/intl.tsx'
import { useSession } from '../../visitor/SessionProvider.tsx'
import { FavoritesList } from './FavoritesList.tsx'
import { PageTitle } from '../../typography/PageTitle.tsx'
import * as styles from './favorites-list.css.ts'

/** What the visitor has marked with a heart. */
export function FavoritesPage() {
  const say = useWords()
  const isGuest = useSession().auth === null
  return (
    <div className={styles.page}>
      <PageBreadcrumbs current={say('favorite.title')} />
      <header className={styles.head}>
        <PageTitle>{say('favorite.title')}</PageTitle>
        <p className={styles.quiet}>{say(isGuest ? 'favorite.inBrowser' : 'favorite.inAccount')}</p>
        {isGuest && (
          <noscript>
            <p>{say('favorite.noScript')}</p>
          </noscript>
        )}
      </header>
      <FavoritesList />
    </div>
  )
}
