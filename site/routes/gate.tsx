import { createFileRoute } from '@tanstack/react-router'
import { personalHead } from '../account/parts/personal-head.ts'
import { headFrom } from '../app/head/head.ts'
import { GatePage } from '../gate/GatePage.tsx'

export const Route = createFileRoute('/gate')({
  staticData: { layout: 'empty' },
  loader: async ({ context }) => {
    const { loadAccountWords } = await import('../messages/account-words.ts')
    await loadAccountWords(context.session.language)
    return personalHead(context, '/gate', 'gate.title')
  },
  head: headFrom,
  component: GatePage,
})
