import { readPhone } from '@tropa/library/PhoneLink/phone.ts'

/** E-mail addresses and Russian phone numbers; neither within a longer word or number. */
const contact =
  /(?<email>(?<![\w.+-])[\w.+-]+@(?:[a-z\d-]+\.)+[a-z]{2,}\b)|(?<phone>(?<![\d+])(?:\+7|8)[ \u00a0]?\(?\d{3,4}\)?(?:[ \u00a0-]?\d{2,3}){2,3}(?!\d))/gi

function linked(written: string): string {
  if (written.includes('@')) return `<a href="mailto:${written}">${written}</a>`
  const phone = readPhone(written.replace(/\D/g, '').slice(1))
  return phone ? `<a href="tel:${phone.number}">${phone.text}</a>` : written
}

/** A whole link, any other tag, or the text between them. */
const part = /<a\b[\s\S]*?<\/a>|<[^>]*>|[^<]+/g

/**
 * Makes phones and e-mail addresses links, outside of links. A phone is written as in lists of contacts.
 * @param html sanitised
 */
export const withContactLinks = (html: string): string =>
  html.replaceAll(part, (found) => (found.startsWith('<') ? found : found.replaceAll(contact, linked)))
