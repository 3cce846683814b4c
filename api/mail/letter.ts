import type { Language } from '@tropa/contract'
import type { Database } from '../database/database.ts'
import type { TicketSeal } from '../tickets/seal.ts'
import type { WeatherSource } from './portal-weather.ts'

/** A file of a mail. */
export type Attachment = { name: string; type: string; content: Uint8Array }

/** A line of a list; `text` stands under it. */
export type Item = { label: string; url?: string; text?: string }

/** A part of a letter: a paragraph, a heading, a link on a line of its own, or a list of texts with links. */
export type Block = string | { heading: string } | { label: string; url: string } | { items: readonly Item[] }

/** The content of a mail, from which plain text and HTML are made. */
export type Letter = {
  subject: string
  blocks: readonly Block[]
  attachments?: readonly Attachment[]
  /** A page of the site that ends the subscription: at once on a POST (RFC 8058), else by its button. */
  unsubscribeUrl?: string
}

/** What a template needs besides its parameters. */
export type Writing = {
  db: Database
  language: Language
  now: Date
  /** The address that the letter goes to. */
  to: string
  userId: string | null
  /** The address of a page of the portal in the reader's language. @param path with a leading slash */
  pageUrl: (path: string) => string
  /** Signs the tickets of a letter. */
  seal: TicketSeal
  weather: WeatherSource
}

/**
 * Writes a letter when it is sent, so that the outbox stores no tokens and no files. `undefined`: there is nothing to
 * send any more.
 * @typeParam Parameters stored as JSON
 */
export type Template<Parameters> = (parameters: Parameters, writing: Writing) => Promise<Letter | undefined>
