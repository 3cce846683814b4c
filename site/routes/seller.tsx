import { createFileRoute } from '@tanstack/react-router'
import { personalHead } from '../account/parts/personal-head.ts'
import { headFrom } from '../app/head/head.ts'
import { SellerPage } from '../seller/SellerPage.tsx'

export const Route = createFileRoute('/seller')({
  staticData: { layout: 'default-white' },
  loader: async ({ context }) => {
    const { loadAccountWords } = await import('../messages/account-words.ts')
    await loadAccountWords(context.session.language)
    return personalHead(context, '/seller', 'sales.title')
  },
  head: headFrom,
  component: SellerPage,
})
