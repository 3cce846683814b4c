import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../app/head/head.ts'
import { FavoritesPage } from '../catalogue/favorites/FavoritesPage.tsx'
import { titled } from '../messages/titled.ts'

export const Route = createFileRoute('/favorites')({
  staticData: { layout: 'new-default' },
  loader: ({ context: { session, origin } }) => ({ language: session.language, origin }),
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
