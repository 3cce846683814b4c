import { Visitor, parseSync } from 'vite'

/** Add a folder when its comments and names are in plain English. */
const folders = ['api', 'bench', 'contract', 'e2e', 'http', 'library', 'machines', 'sandbox-gateway', 'setup', 'site']
/** Drawings, icons and a machine of a door are called so. */
const doors = [
  'library/drawing/scenes/',
  'library/Icon/icons.ts',
  'machines/diagram.test.ts',
  'site/catalogue/objects/fact-icons.ts',
]
const exceptions = ['bench/widgets/', 'setup/private-words', ...doors]

export const isInPlainEnglish = (file) =>
  folders.some((folder) => file.startsWith(`${folder}/`)) && !exceptions.some((start) => file.startsWith(start))

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
    Identifier: ({ name, start }) => names.has(name) && found.push({ start, text: `the name "${name}"` }),
  }).visit(program)
  return found.map(({ start, text }) => `${source.slice(0, start).split('\n').length}: ${text}`)
}
