import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** schema.org's own definitions, read from its N-Quads. */
const file = join(dirname(createRequire(import.meta.url).resolve('@vocabulary/schema/package.json')), 'schema.nq')
const quad =
  /^<http:\/\/schema\.org\/([^>]+)> <([^>]+)> <http:\/\/(?:schema\.org\/|www\.w3\.org\/2000\/01\/rdf-schema#)([^>]+)>/

type Table = Map<string, Set<string>>
const kinds: Table = new Map()
const parents: Table = new Map()
const domains: Table = new Map()
const ranges: Table = new Map()
const tables: Readonly<Record<string, Table>> = {
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#type': kinds,
  'http://www.w3.org/2000/01/rdf-schema#subClassOf': parents,
  'http://schema.org/domainIncludes': domains,
  'http://schema.org/rangeIncludes': ranges,
}

for (const line of readFileSync(file, 'utf8').split('\n')) {
  const [, subject, predicate, object] = quad.exec(line) ?? []
  const table = predicate === undefined ? undefined : tables[predicate]
  if (!table || subject === undefined || object === undefined) continue
  table.set(subject, (table.get(subject) ?? new Set()).add(object))
}

/** A type and everything above it. */
function lineage(type: string): Set<string> {
  const found = new Set([type])
  for (const one of found) for (const parent of parents.get(one) ?? []) found.add(parent)
  return found
}

const meets = (some: Iterable<string>, others: ReadonlySet<string>) => [...some].some((one) => others.has(one))

const shapes: Readonly<Record<string, RegExp>> = {
  Date: /^\d{4}-\d{2}-\d{2}$/,
  DateTime: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/,
  Time: /^\d{2}:\d{2}(:\d{2})?$/,
  URL: /^https?:\/\/[^\s/]+\//,
  Number: /^-?\d+(\.\d+)?$/,
}

const member = /^https:\/\/schema\.org\/(\w+)$/

function textFits(text: string, range: ReadonlySet<string>): boolean {
  const [, name] = member.exec(text) ?? []
  if (
    name &&
    meets(
      [...(kinds.get(name) ?? [])].flatMap((kind) => [...lineage(kind)]),
      range,
    )
  )
    return true
  return range.has('Text') ? text !== '' : [...range].some((type) => shapes[type]?.test(text) ?? false)
}

const isNode = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function complaintsOfValue(value: unknown, range: ReadonlySet<string>, where: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => complaintsOfValue(item, range, `${where}[${index}]`))
  if (isNode(value)) {
    const fits = meets(lineage(String(value['@type'])), range)
    return [
      ...(fits ? [] : [`${where}: ${String(value['@type'])} is none of ${[...range].join(', ')}`]),
      ...complaints(value, where),
    ]
  }
  const fits =
    typeof value === 'string'
      ? textFits(value, range)
      : meets(typeof value === 'boolean' ? ['Boolean'] : ['Number', 'Integer', 'Float'], range)
  return fits ? [] : [`${where}: ${JSON.stringify(value)} is none of ${[...range].join(', ')}`]
}

/** What schema.org does not define for a node: unknown types, and properties or values that its type does not have. */
export function complaints(node: Readonly<Record<string, unknown>>, where = ''): string[] {
  const type = String(node['@type'])
  const here = `${where}/${type}`
  if (!kinds.get(type)?.has('Class')) return [`${here}: no such type`]
  const all = lineage(type)
  return Object.entries(node).flatMap(([name, value]) => {
    if (name.startsWith('@') || value === undefined) return []
    const property = name.replace(/-(input|output)$/, '')
    if (!ranges.has(property)) return [`${here}.${name}: no such property`]
    if (!meets(all, domains.get(property) ?? new Set())) return [`${here}.${name}: not of a ${type}`]
    return name === property ? complaintsOfValue(value, ranges.get(property) ?? new Set(), `${here}.${name}`) : []
  })
}
