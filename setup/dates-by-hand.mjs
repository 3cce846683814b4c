import { Visitor, parseSync } from 'vite'

const fields = 'Date|Day|FullYear|Hours|Milliseconds|Minutes|Month|Seconds'
const ofDates = new RegExp(`^(?:[gs]et(?:UTC)?(?:${fields})|toLocale(?:Date|Time)String)$`)
const dayMs = 86_400_000

const nameOf = ({ callee }) => callee?.property?.name
/** `receiver.name(first, …)` */
const isCall = (node, name, ...first) =>
  node?.type === 'CallExpression' &&
  nameOf(node) === name &&
  first.every((value, index) => node.arguments[index]?.value === value)
const isMember = (node, object, property) =>
  node.type === 'MemberExpression' && node.object.name === object && node.property.name === property

const isByHand = (node) =>
  ofDates.test(nameOf(node)) ||
  isMember(node.callee, 'Date', 'UTC') ||
  isMember(node.callee, 'Intl', 'DateTimeFormat') ||
  // Cutting a month, a date or its parts in another order out of a text.
  isCall(node, 'slice', 5, 7) ||
  (isCall(node, 'slice', 0, 10) && isCall(node.callee.object, 'toISOString')) ||
  (/^(?:toR|r)eversed?$/.test(nameOf(node)) && isCall(node.callee.object, 'split', '-'))

/**
 * Finds code that formats a date or calculates with one without the helpers for dates.
 * @returns the source of each
 */
export function datesByHand(source, file = 'a.ts') {
  const found = []
  const keep = ({ start, end }) => found.push(source.slice(start, end))
  new Visitor({
    CallExpression: (node) => isByHand(node) && keep(node),
    NewExpression: (node) => isMember(node.callee, 'Intl', 'DateTimeFormat') && keep(node),
    Literal: (node) => node.value === dayMs && keep(node),
    TemplateElement: (node) => node.value.raw.startsWith('T00:00') && keep(node),
  }).visit(parseSync(file, source).program)
  return found
}
