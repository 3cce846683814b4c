import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'

type Cell = string | number
export type Table = { head: readonly string[]; rows: readonly (readonly Cell[])[] }
/** Paragraphs and tables, in order. */
export type Section = { title: string; parts: readonly (string | Table)[] }

const file = join(import.meta.dirname, 'results.md')
const opening =
  '# Measured\n\nWritten by `npm run bench`. Ratios and CPU time of one run, peers side by side; what the figures are held against is in each section.\n'

const line = (cells: readonly Cell[]) => `| ${cells.join(' | ')} |`
const tableText = ({ head, rows }: Table) => [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')

function sectionText({ title, parts }: Section): string {
  const circumstances = `${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${availableParallelism()} cores.`
  return (
    [`## ${title}`, circumstances, ...parts.map((part) => (typeof part === 'string' ? part : tableText(part)))].join(
      '\n\n',
    ) + '\n'
  )
}

/** Prints a section and replaces its previous version in the report, so that each runner can run alone. */
export function record(section: Section): void {
  const text = sectionText(section)
  console.log(`\n${text}`)
  const [, ...known] = existsSync(file) ? readFileSync(file, 'utf8').split(/^(?=## )/m) : []
  const isSame = (other: string) => other.startsWith(`## ${section.title}\n`)
  const kept = known.map((other) => (isSame(other) ? text : `${other.trimEnd()}\n`))
  const sections = known.some(isSame) ? kept : [...kept, text]
  writeFileSync(file, [opening, ...sections].join('\n'))
}

export const verdict = (value: number, goal: number): string => `≤ ${goal}: ${value <= goal ? 'met' : '**missed**'}`
export const kibibytes = (bytes: number): string => (bytes / 1024).toFixed(1)
