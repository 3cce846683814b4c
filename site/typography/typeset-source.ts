import { typeset, typesetAfterValue, typesetBetweenValues } from '@tropa/library/typography/typeset.ts'

const literal = /'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g
const value = /(\$\{[^}]*\})/

function setPart(part: string, at: number, { length }: readonly string[]): string {
  if (at % 2 === 1) return part
  if (at === 0) return typeset(part)
  return at === length - 1 ? typesetAfterValue(part) : typesetBetweenValues(part)
}

const setTemplate = (template: string): string => template.split(value).map(setPart).join('')

/**
 * A sentence contains spaces, and a town's name may have a hyphen; all other strings are identifiers, such as
 * `de-DE`.
 */
const isText = (quoted: string) => /\s|\p{Lu}\p{Ll}+-\p{Lu}\p{Ll}/u.test(quoted)

/** The quotes are left out, because a word does not begin after an apostrophe. */
const setLiteral = (quoted: string) =>
  isText(quoted) ? quoted.slice(0, 1) + setTemplate(quoted.slice(1, -1)) + quoted.slice(-1) : quoted

/** `typeset` for the strings and templates of a module that holds messages; its code and comments stay as they were. */
export const typesetSource = (code: string): string =>
  code.replaceAll(literal, (found) => (found.startsWith('/') ? found : setLiteral(found)))
