import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { Alert } from '@tropa/library/Alert/dressed.ts'
import { Button } from '@tropa/library/Button/dressed.ts'
import { EmptyState } from '@tropa/library/EmptyState/dressed.ts'
import { Skeleton } from '@tropa/library/Skeleton/dressed.ts'
import { type Favorite, favoriteKey } from '@tropa/machines'
import { pageAddress } from '../../addresses/page-address.ts'
import { FavoriteButton } from '../../favorites/FavoriteButton.tsx'
import { useFavorites, useFavoritesStore } from '../../favorites/FavoritesProvider.tsx'
import { useWords } from '../../messages/intl.tsx'
import { useIsOnline } from '../../visitor/connectivity.tsx'
import { cardGrid } from '../lists/card-grid.css.ts'
import { type CardOfAnyKind, CardOfKind, isRowOfPage } from './CardOfKind.tsx'
import { favoriteCardQuery } from './favorite-card-query.ts'
import * as styles from './favorites-list.css.ts'
import { useShownFavorites } from './useShownFavorites.ts'

type Result = UseQueryResult<CardOfAnyKind | null>
type Entry = { favorite: Favorite; result: Result | undefined }

/** The favourites of a guest or of an account by kind. The kind of the latest one is first. */
export function FavoritesList() {
  const say = useWords()
  const { favorites, isLoading, isUnavailable, isKept } = useFavorites()
  const { send } = useFavoritesStore()
  const shown = useShownFavorites(favorites)
  const { portal } = useRouteContext({ from: '__root__' })
  const results = useQueries({ queries: shown.map((favorite) => favoriteCardQuery(portal, favorite)) })
  if (shown.length === 0 && isUnavailable)
    return <Unavailable title={say('favorite.unavailable')} onRetry={() => send({ type: 'WENT_ONLINE' })} />
  if (shown.length === 0) return isLoading ? <Waiting /> : <Empty />
  const entries = shown.map((favorite, index): Entry => ({ favorite, result: results[index] }))
  const retry = () => void Promise.all(results.filter(({ isError }) => isError).map(({ refetch }) => refetch()))
  return (
    <div className={styles.list}>
      <p className={styles.quiet} role="status">
        {say('favorite.count', { count: favorites.length })}
      </p>
      {!isKept && <Alert tone="warning" role="status" title={say('favorite.notKept')} />}
      {results.some(({ isError }) => isError) && <Unavailable title={say('favorite.failed')} onRetry={retry} />}
      {[...Map.groupBy(entries, ({ favorite }) => favorite.object_type)].map(([type, group]) => (
        <section key={type} className={styles.group} aria-labelledby={`favorites-${type}`}>
          <h2 id={`favorites-${type}`} className={styles.title}>
            {say.known(`tag.${type}`) ?? type}
          </h2>
          <ul className={isRowOfPage(type) ? styles.rows : cardGrid}>
            {group.map(({ favorite, result }) => (
              <li key={favoriteKey(favorite)} className={styles.item}>
                <Shown favorite={favorite} result={result} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Shown({ favorite: { object_type, object_id: id }, result }: Entry) {
  const say = useWords()
  const card = result?.data
  if (card && !card.is_removed) return <CardOfKind card={card} />
  if (result?.isPending) return <Skeleton variant={isRowOfPage(object_type) ? 'event' : 'card'} />
  const the_title = card?.the_title ?? say('favorite.numbered', { id })
  const heart = <FavoriteButton object={{ object_type, id, the_title }} />
  return (
    <Alert title={the_title} action={heart}>
      {say(result?.isError ? 'favorite.notLoaded' : 'favorite.gone')}
    </Alert>
  )
}

function Waiting() {
  const say = useWords()
  return (
    <div role="status" aria-label={say('favorite.loading')} className={styles.scripted}>
      <div className={cardGrid}>
        <Skeleton variant="card" />
        <Skeleton variant="card" />
        <Skeleton variant="card" />
      </div>
    </div>
  )
}

function Empty() {
  const say = useWords()
  return (
    <EmptyState
      title={say('favorite.emptyTitle')}
      ways={
        <Button href={pageAddress('/locations')} variant="primary">
          {say('track.find')}
        </Button>
      }
    >
      {say('favorite.emptyText')}
    </EmptyState>
  )
}

/** Shown where cards, or the list of an account, did not load. They load again when there is a network. */
function Unavailable({ title, onRetry }: { title: string; onRetry: () => void }) {
  const say = useWords()
  const isOnline = useIsOnline()
  const action = <Button onClick={onRetry}>{say('track.retry')}</Button>
  if (isOnline) return <Alert tone="warning" role="alert" title={title} action={action} />
  return (
    <Alert role="status" title={say('list.offline')} action={action}>
      {say('favorite.offline')}
    </Alert>
  )
}
