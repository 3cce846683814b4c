import { Visitor, parseSync } from 'vite'

const inSources = /^(\.storybook|api|bench|contract|e2e|http|library|machines|sandbox-gateway|setup|site)\//

export const isInPlainEnglish = (file) => inSources.test(file) && !file.startsWith('setup/private-words')

/** Words that this project once used in a sense of its own, with the usual terms. None has a usual sense here. */
const commentWords = [
  [/\bdoors?\b/i, 'route, handler'],
  [/\bled\b/i, 'redirected, followed'],
  [/\btold\b/i, 'sent, informed'],
  [/\bpacked\b/i, 'compressed, bundled'],
  [/(?<!\b(?:kept|keep)[- ])\balive\b/i, 'hydrated, live'],
  [/\bheard\b/i, 'received'],
  [/\b(?:comes?|came) of\b/i, 'results from, follows'],
  [/\bit is said\b/i, 'is announced'],
]

const names = new Set(['alive', 'asked', 'door', 'doors', 'given', 'had', 'heard', 'led', 'packed', 'said', 'told'])
/** Within a longer name too, as `isAlive`; `keepAlive` is Node's. */
const inName = /(?<!kept|keep)(?:Alive|Doors?|Heard|Led|Packed|Told)(?![a-z])/
const isPrivateName = (name) => names.has(name) || inName.test(name)

/**
 * The private words in the comments of a source, and the variables, parameters and properties that have one as name.
 * @returns `line: word`, for a comment with the usual terms
 */
export function privateWords(source, file = 'a.ts') {
  const { comments, program } = parseSync(file, source)
  const found = comments.flatMap(({ value, start }) =>
    commentWords.flatMap(([word, terms]) =>
      [...value.matchAll(new RegExp(word, 'gi'))].map(({ 0: text, index }) => ({
        start: start + '//'.length + index,
        text: `"${text}": ${terms}`,
      })),
    ),
  )
  new Visitor({
    Identifier: ({ name, start }) => isPrivateName(name) && found.push({ start, text: `the name "${name}"` }),
  }).visit(program)
  return found.map(({ start, text }) => `${source.slice(0, start).split('\n').length}: ${text}`)
}
