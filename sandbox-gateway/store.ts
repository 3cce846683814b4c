import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Kinds } from './records.ts'

/** Everything the gateway knows. */
export type Store = {
  get: <K extends keyof Kinds>(kind: K, id: string) => Kinds[K] | undefined
  all: <K extends keyof Kinds>(kind: K) => Kinds[K][]
  /** Adds a record, or replaces the one with its id; a notification that is done is forgotten. */
  put: <K extends keyof Kinds>(kind: K, record: Kinds[K]) => void
}

type Tables = { [K in keyof Kinds]: Map<string, Kinds[K]> }
type Line = { [K in keyof Kinds]: { kind: K; record: Kinds[K] } }[keyof Kinds]

const emptyTables = (): Tables => ({
  payment: new Map(),
  refund: new Map(),
  receipt: new Map(),
  key: new Map(),
  notice: new Map(),
})

const linesOf = (file: string): Line[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    // A process that was killed may have left half a line.
    .filter((line) => line.startsWith('{') && line.endsWith('}'))
    .map((line): Line => JSON.parse(line))

/** @param file where each change is appended, so that a restart knows them; without it they are forgotten */
export function openStore(file?: string): Store {
  const tables = emptyTables()
  const keep = <K extends keyof Kinds>(kind: K, record: Kinds[K]) => {
    if ('isDone' in record && record.isDone) tables[kind].delete(record.id)
    else tables[kind].set(record.id, record)
  }
  if (file) mkdirSync(dirname(file), { recursive: true })
  if (file && existsSync(file)) for (const { kind, record } of linesOf(file)) keep(kind, record)
  return {
    get: (kind, id) => tables[kind].get(id),
    all: (kind) => [...tables[kind].values()],
    put: (kind, record) => {
      keep(kind, record)
      if (file) appendFileSync(file, `${JSON.stringify({ kind, record })}\n`)
    },
  }
}
