import type { PageHead } from '../catalogue/objects/page-head.ts'
import type { MessageId } from '../messages/intl.tsx'
import { titled } from '../messages/titled.ts'
import type { RouterContext } from '../portal/router-context.ts'

const pages = {
  '/login': { title: 'login.page', description: 'login.description' },
  '/registration': { title: 'registration.page', description: 'registration.description' },
  '/recovery': { title: 'recovery.title', description: 'recovery.description' },
  '/reset-password': { title: 'reset.title', description: 'reset.description' },
  '/verification': { title: 'verification.title', description: 'verification.description' },
  '/verification/email': { title: 'verificationEmail.title', description: 'verificationEmail.description' },
  '/unsubscribe': { title: 'unsubscribe.title', description: 'unsubscribe.description' },
  '/logout': { title: 'logout.title', description: 'logout.description' },
} as const satisfies Record<string, { title: MessageId; description: MessageId }>

/** The head of a page of the account, which search engines leave out. */
export async function loadAuthPage(
  { session: { language }, origin }: RouterContext,
  address: keyof typeof pages,
): Promise<PageHead> {
  const { loadAccountWords } = await import('../messages/account-words.ts')
  await loadAccountWords(language)
  const { title, description } = pages[address]
  return {
    title: titled(language, title),
    description: titled(language, description),
    address,
    language,
    origin,
    isPrivate: true,
  }
}
