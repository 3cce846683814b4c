import type { Language } from '@tropa/contract'
import { typeset } from '@tropa/library/typography/typeset.ts'
import type { Block, Letter } from './letter.ts'

/** A letter as plain text and as HTML. */
export type RenderedLetter = { subject: string; text: string; html: string }

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Text inside of HTML. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '')

/** Without line breaks, control characters and characters that reverse the direction of what follows. */
export const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '')
    .trim()

const footers: Record<Language, { unsubscribe: string; automatic: string }> = {
  ru: { unsubscribe: 'Отписаться', automatic: 'Это письмо отправлено автоматически, отвечать на него не нужно.' },
  en: { unsubscribe: 'Unsubscribe', automatic: 'This email was sent automatically: there is no need to reply.' },
}

const asText = (block: Block): string => {
  if (typeof block === 'string') return oneLine(block)
  if ('heading' in block) return oneLine(block.heading).toUpperCase()
  if ('items' in block)
    return block.items
      .map(({ label, url, text }) => [`- ${oneLine(label)}`, text && `  ${oneLine(text)}`, url && `  ${url}`])
      .map((lines) => lines.filter(Boolean).join('\n'))
      .join('\n')
  return `${oneLine(block.label)}:\n${block.url}`
}

const shown = (text: string) => escaped(typeset(oneLine(text)))
const anchor = (label: string, url: string) => `<a href="${escaped(url)}">${shown(label)}</a>`
const asHtml = (block: Block): string => {
  if (typeof block === 'string') return `<p>${shown(block)}</p>`
  if ('heading' in block) return `<h2>${shown(block.heading)}</h2>`
  if (!('items' in block)) return `<p>${anchor(block.label, block.url)}</p>`
  const items = block.items.map(
    ({ label, url, text }) => `<li>${url ? anchor(label, url) : shown(label)}${text ? `<br>${shown(text)}` : ''}</li>`,
  )
  return `<ul>${items.join('')}</ul>`
}

/** Plain text, and HTML that is typeset as pages are. Whatever a template was given as text is shown as text. */
export function renderLetter({ subject, blocks, unsubscribeUrl }: Letter, language: Language): RenderedLetter {
  const { unsubscribe, automatic } = footers[language]
  const all: Block[] = [...blocks, automatic, ...(unsubscribeUrl ? [{ label: unsubscribe, url: unsubscribeUrl }] : [])]
  // A mail program would decode what looks like an encoded word (RFC 2047).
  const title = oneLine(subject).replaceAll('=?', '= ?')
  const head = `<meta charset="utf-8"><title>${escaped(title)}</title>`
  return {
    subject: title,
    text: `${all.map(asText).join('\n\n')}\n`,
    html: `<!doctype html><html lang="${language}"><head>${head}</head><body>${all.map(asHtml).join('\n')}</body></html>`,
  }
}
