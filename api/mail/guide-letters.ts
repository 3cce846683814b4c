import { sql } from 'drizzle-orm'
import { rows } from '../database/database.ts'
import type { Template } from './letter.ts'
import { mailToken } from './token.ts'

const texts = {
  ru: { subject: 'Новая статья', read: 'Читать' },
  en: { subject: 'New article', read: 'Read' },
} as const

type Article = { the_title: string; the_summary: string; link: string }

/** A new guide article, for a user who is still subscribed. */
const guide: Template<{ guide_id: number }> = async ({ guide_id }, { db, language, now, to, userId, pageUrl }) => {
  const [article] = await rows<Article>(
    db,
    sql`
    select card::json ->> 'the_title' as the_title, card::json ->> 'the_summary' as the_summary, link
    from object_text join account on account.id = ${userId} and gets_guide
    where object_type = 'guide' and object_text.id = ${guide_id} and object_text.language = ${language}`,
  )
  if (!article || !userId) return undefined
  const token = await mailToken(db, 'unsubscribe_guide', { userId, email: to, now })
  const { subject, read } = texts[language]
  return {
    subject: `${subject}: ${article.the_title}`,
    blocks: [article.the_title, article.the_summary, { label: read, url: pageUrl(article.link) }],
    unsubscribeUrl: pageUrl(`/unsubscribe?token=${token}`),
  }
}

/** Mails to the subscribers of the guide. */
export const guideLetters = { guide }
