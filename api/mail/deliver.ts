import type { Language } from '@tropa/contract'
import { sql } from 'drizzle-orm'
import { type Database, rows } from '../database/database.ts'
import type { TicketSeal } from '../tickets/seal.ts'
import type { Letter, Template, Writing } from './letter.ts'
import type { Post } from './post.ts'
import { noWeather, type WeatherSource } from './portal-weather.ts'
import { templates } from './templates.ts'
import { failureText, mostAttempts, pauseMinutes, portion, takeoverMinutes } from '../process/attempts.ts'

/** Dependencies of mail delivery. */
export type Mailing = {
  db: Database
  post: Post
  /** The address of the portal, without a trailing slash. */
  siteUrl: string
  /** Signs the tickets of mails. */
  seal: TicketSeal
  /** The weather of a travel date; by default none. */
  weather?: WeatherSource
  now?: () => Date
  /** Called for a mail that was not sent. */
  onFailure?: (template: string, error: unknown) => void
}

type Due = {
  id: string
  user_id: string | null
  template: string
  recipient: string
  language: Language
  parameters: unknown
  attempts: number
}

const afterTakeover = (now: string) => sql`${now}::timestamptz + interval '1 minute' * ${takeoverMinutes}`

/** Reserves mails for a while: if the process ends before it has sent them, the next attempt takes them. */
const take = (db: Database, now: string) =>
  rows<Due>(
    db,
    sql`
    update mail set due_at = ${afterTakeover(now)}
    where id in (
      select id from mail where due_at <= ${now}::timestamptz and parameters is not null and attempts < ${mostAttempts}
      order by due_at limit ${portion} for update skip locked)
    returning id, user_id, template, recipient, language, parameters, attempts`,
  )

/** Counts an attempt before it is made, so that a mail which ends the process is not tried for ever. */
async function begin(due: Due, db: Database, now: Date): Promise<Due> {
  await db.execute(sql`
    update mail set attempts = attempts + 1, due_at = ${afterTakeover(now.toISOString())} where id = ${due.id}`)
  return { ...due, attempts: due.attempts + 1 }
}

const isTemplate = (name: string): name is keyof typeof templates => Object.hasOwn(templates, name)

async function written({ template, parameters }: Due, writing: Writing): Promise<Letter | undefined> {
  if (!isTemplate(template)) throw new Error(`there is no template ${template}`)
  // The parameters were stored by `queueMail`, whose types fit the template.
  return (templates[template] as Template<unknown>)(parameters, writing)
}

/** The address of a page of the site, which names the language of the mail. */
const pageUrlIn = (siteUrl: string, language: Language) => (path: string) => {
  const url = new URL(`${siteUrl}${path}`)
  url.searchParams.set('lang', language)
  return url.href
}

async function deliver(due: Due, { db, post, siteUrl, seal, weather = noWeather }: Mailing, now: Date): Promise<void> {
  const { id, recipient: to, language, user_id: userId } = due
  const pageUrl = pageUrlIn(siteUrl, language)
  const letter = await written(due, { db, language, now, to, userId, seal, weather, pageUrl })
  if (letter) await post({ id, to, language, letter, date: now })
  await db.execute(sql`
    update mail set sent_at = ${letter ? now.toISOString() : null}, parameters = null, failure = null where id = ${id}`)
}

async function postpone({ id, attempts }: Due, db: Database, now: Date, error: unknown): Promise<void> {
  const isGivenUp = attempts >= mostAttempts
  await db.execute(sql`
    update mail set failure = ${failureText(error)},
      due_at = ${now.toISOString()}::timestamptz + interval '1 minute' * ${pauseMinutes(attempts)},
      parameters = ${isGivenUp ? sql`null` : sql`parameters`}
    where id = ${id}`)
}

/**
 * Sends the mails that are due. A mail is sent once, unless the process ends between the server's response and the
 * record of it: then it is sent again with the same Message-ID.
 * @returns how many mails it tried to send
 */
export async function deliverDue(mailing: Mailing): Promise<number> {
  const { db, now = () => new Date(), onFailure = () => undefined } = mailing
  const taken = await take(db, now().toISOString())
  // Those with fewer attempts come first: one that ends the process again must not keep the others from being sent.
  for (const one of taken.toSorted((first, second) => first.attempts - second.attempts)) {
    const due = await begin(one, db, now())
    try {
      await deliver(due, mailing, now())
    } catch (error) {
      onFailure(due.template, error)
      await postpone(due, db, now(), error)
    }
  }
  return taken.length
}
