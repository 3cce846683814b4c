import { typeset, typesetAfterValue } from './typeset.ts'

const literal = /'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g
const value = /(\$\{[^}]*\})/

const setTemplate = (template: string): string =>
  template
    .split(value)
    .map((part, at) => (at % 2 === 1 ? part : at === 0 ? typeset(part) : typesetAfterValue(part)))
    .join('')

/** The quotes stay outside: after an apostrophe no word begins. */
const setLiteral = (quoted: string) => quoted.slice(0, 1) + setTemplate(quoted.slice(1, -1)) + quoted.slice(-1)

/** `typeset` for the strings and templates of a module that holds messages; its code and comments stay as they were. */
export const typesetSource = (code: string): string =>
  code.replaceAll(literal, (found) => (found.startsWith('/') ? found : setLiteral(found)))
