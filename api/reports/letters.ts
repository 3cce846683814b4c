import { defaultLanguage, type ErrorReport, type Language, textInLanguage, type Texts } from '@tropa/contract'
import { sql } from 'drizzle-orm'
import { rows } from '../database/database.ts'
import type { Template } from '../mail/letter.ts'

type Words = Record<'subject' | 'page' | 'reader' | 'answer' | 'noAnswer', string> & {
  topics: Record<ErrorReport['topic'], string>
}

const texts: Texts<Words> = {
  ru: {
    subject: 'Ошибка на странице',
    page: 'Страница',
    reader: 'Язык читателя',
    answer: 'Ответить',
    noAnswer: 'Адреса для ответа читатель не оставил.',
    topics: {
      closed: 'Закрыто или больше не существует',
      hours: 'Часы работы',
      contacts: 'Телефон, сайт или почта',
      point: 'Адрес или точка на карте',
      access: 'Доступность',
      price: 'Цена или билеты',
      other: 'Другое',
    },
  },
  en: {
    subject: 'Error on a page',
    page: 'Page',
    reader: 'Reader’s language',
    answer: 'Reply to',
    noAnswer: 'The reader left no address for a reply.',
    topics: {
      closed: 'Closed, or no longer exists',
      hours: 'Opening hours',
      contacts: 'Phone, website or email',
      point: 'Address or point on the map',
      access: 'Accessibility',
      price: 'Price or tickets',
      other: 'Something else',
    },
  },
}

export type ReportParameters = ErrorReport & { language: Language }

/** The operator reads the region's first language, whatever the reader's is. */
export const operatorLanguage: Language = defaultLanguage

const error_report: Template<ReportParameters> = async (report, { db, language, pageUrl }) => {
  const { object_type, object_id, topic, text, email } = report
  const words = textInLanguage(texts, language)
  const [object] = await rows<{ title: string; link: string }>(
    db,
    sql`
    select title, link from object join object_text using (object_type, id)
    where object_type = ${object_type} and id = ${object_id} and language = ${language}`,
  )
  const title = object?.title ?? `${object_type} ${object_id}`
  return {
    subject: `${words.subject}: ${title}`,
    blocks: [
      words.topics[topic],
      ...text.split(/\s*\n\s*/),
      ...(object ? [{ label: words.page, url: pageUrl(object.link) }] : []),
      `${words.reader}: ${report.language}`,
      email === undefined ? words.noAnswer : `${words.answer}: ${email}`,
    ],
  }
}

/** Mails about errors on pages. */
export const reportLetters = { error_report }
