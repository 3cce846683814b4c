import { classifyLink } from '../Link/classifyLink.ts'

const link = /<a\b([^>]*)>([\s\S]*?)<\/a>/g
const address = /\shref="([^"]*)"/

const characters: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
  '&#39;': "'",
}
const read = (text: string) => text.replace(/&(?:amp|quot|lt|gt|#39);/g, (entity) => characters[entity] ?? entity)
const written = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

export interface LinkRules {
  ownHosts: readonly string[]
  /** Read out after a link that opens a new tab. */
  newTab: string
  /** The class of that text. */
  className?: string | undefined
}

/**
 * Applies the rules of `Link` to the links of a text: pages of the portal open in the same tab, other sites in a new
 * one with a note that says so, and a link with an unsafe address becomes plain text.
 * @param html already sanitised, so its attributes are in double quotes
 */
export function withLinks(html: string, { ownHosts, newTab, className = '' }: LinkRules): string {
  return html.replace(link, (whole, attributes: string, text: string) => {
    const href = address.exec(attributes)?.[1]
    if (href === undefined) return whole
    const target = classifyLink(read(href), ownHosts)
    switch (target.kind) {
      case 'refused':
        return text
      case 'inside':
      case 'contact':
        return `<a href="${written(target.href)}">${text}</a>`
      case 'outside':
        return `<a href="${written(target.href)}" target="_blank" rel="noopener noreferrer">${text}<span class="${className}"> (${written(newTab)})</span></a>`
      default:
        return target satisfies never
    }
  })
}
