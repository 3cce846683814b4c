import { useRouteContext } from '@tanstack/react-router'
import { Button } from '@tropa/library/Button/dressed.ts'
import { EmptyState } from '@tropa/library/EmptyState/dressed.ts'
import { pageAddress } from '../../addresses/page-address.ts'
import { useWords } from '../../messages/intl.tsx'
import { favoritesQuery } from '../parts/account-queries.ts'
import { AccountPart } from '../parts/AccountPart.tsx'
import { ObjectRows } from './ObjectRows.tsx'

/** @param page from 1 */
export function FavoritesTab({ page }: { page: number }) {
  const { portal } = useRouteContext({ from: '__root__' })
  return (
    <AccountPart query={favoritesQuery(portal, page)}>
      {({ favorite_list, total = favorite_list.length }) =>
        total === 0 ? (
          <NoFavorites />
        ) : (
          <ObjectRows tab="favorites" page={page} total={total} rows={favorite_list.map((card) => ({ card }))} />
        )
      }
    </AccountPart>
  )
}

function NoFavorites() {
  const say = useWords()
  return (
    <EmptyState
      title={say('favorites.none')}
      ways={<Button href={pageAddress('/locations')}>{say('favorites.find')}</Button>}
    >
      {say('favorites.noneText')}
    </EmptyState>
  )
}
