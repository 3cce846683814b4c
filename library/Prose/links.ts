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
  /** Said after a link that opens a new tab. */
  newTab: string
  /** Of what is said. */
  className?: string | undefined
}

/**
 * The links of a text by the rule of `Link`: pages of the portal in the same tab, other sites in a new one that says
 * so, and plain text where an address leads nowhere safe.
 * @param html made safe already, so its attributes stand in double quotes
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
