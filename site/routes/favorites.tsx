import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../app/head/head.ts'
import { FavoritesPage } from '../catalogue/favorites/FavoritesPage.tsx'
import { loadFavoriteCards } from '../catalogue/favorites/load-favorite-cards.ts'
import { titled } from '../messages/titled.ts'
import { orSignedOut } from '../portal/absent.ts'

export const Route = createFileRoute('/favorites')({
  staticData: { layout: 'new-default' },
  loader: async ({ context }) => {
    await orSignedOut(loadFavoriteCards(context))
    return { language: context.session.language, origin: context.origin }
  },
  head: ({ loaderData }) =>
    loaderData
      ? pageHead({
          ...loaderData,
          address: '/favorites',
          title: titled(loaderData.language, 'favorite.title'),
          description: titled(loaderData.language, 'favorite.description'),
          isPrivate: true,
        })
      : {},
  component: FavoritesPage,
})
