import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js'

/** A language without translations: English in Greek letters, so that untranslated texts are noticed. */
export const tag = 'el'

const latin = 'abcdefghijklmnopqrstuvwxyz'
const greek = 'αβκδεφγηιξκλμνοπκρστυβωχψζ'
const letters = Object.fromEntries(
  [...latin].flatMap((letter, index) => [
    [letter, greek[index]],
    [letter.toUpperCase(), greek[index].toUpperCase()],
  ]),
)
export const inGreek = (text) => text.replaceAll(/[a-z]/gi, (letter) => letters[letter])

const elementInGreek = (element) => {
  if (element.type === TYPE.literal) return { ...element, value: inGreek(element.value) }
  if (!element.options) return element
  const options = Object.entries(element.options).map(([name, option]) => [
    name,
    { ...option, value: option.value.map(elementInGreek) },
  ])
  return { ...element, options: Object.fromEntries(options) }
}
/** @param message in the syntax of ICU; its values keep their names */
export const messageInGreek = (message) => printAST(parse(message, { ignoreTag: true }).map(elementInGreek))

/** A catalogue of the portal. @param catalogue messages by id */
export const catalogueInGreek = (catalogue) =>
  Object.fromEntries(Object.entries(catalogue).map(([id, message]) => [id, messageInGreek(message)]))

const catalogues = /^export const (\w+) = \{ ru[^}]*, en[^}]*\}|^export const (\w+): Catalogue</gm
const tables = /^export const (\w+) = \{\n(?:(?!\}).*\n)*\} satisfies (?:LabelTable|Record<\w+, Label>)/gm

/** The names of the exports of a library file that need a translation. */
const namesIn = (text, pattern) => [...text.matchAll(pattern)].map(([, one, other]) => one ?? other)

const importOf = ({ file, names }) => `import { ${names.join(', ')} } from '../${file}'`

/** @returns catalogues and tables of the library by file: `{ file, names }` */
export function translatedFiles(library, pattern) {
  const files = readdirSync(library, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.|node_modules|published|dist/.test(file),
  )
  return files
    .map((file) => ({ file, names: namesIn(readFileSync(join(library, file), 'utf8'), pattern) }))
    .filter(({ names }) => names.length > 0)
}

/** The library's file of the language, like that of a real one, with texts generated from the English ones. */
export function libraryFile(library) {
  const [ofCatalogues, ofTables] = [catalogues, tables].map((pattern) => translatedFiles(library, pattern))
  const namesOf = (files) => files.flatMap(({ names }) => names)
  return `import { translated, type AddedLanguage } from './added.ts'
import { labelled } from '../labels/label.ts'
${[...ofCatalogues, ...ofTables].map(importOf).join('\n')}
const letters: Record<string, string> = ${JSON.stringify(letters)}
const greek = (text: string) => text.replaceAll(/[a-z]/gi, (letter) => letters[letter] ?? letter)
function inGreek(value: any): any {
  if (typeof value === 'string') return greek(value)
  if (typeof value === 'function') return (...args: unknown[]) => inGreek(value(...args))
  if (Array.isArray(value)) return value.map(inGreek)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, inGreek(inner)]))
}
const labels = (table: any) => Object.fromEntries(Object.entries<any>(table).map(([name, label]) => [name, greek(label.en)]))
const language: AddedLanguage = {
  locale: 'el-GR',
  translations: [
${namesOf(ofCatalogues)
  .map((name) => `    translated<any>(${name}, inGreek(${name}.en)),`)
  .join('\n')}
${namesOf(ofTables)
  .map((name) => `    ...labelled(${name}, labels(${name}) as any),`)
  .join('\n')}
  ],
  loadAriaMessages: () => import('./reactAria/english.ts'),
}
export default language
`
}
