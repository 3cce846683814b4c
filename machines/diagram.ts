import { type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition, StateMachine } from 'xstate'

/**
 * A machine as a Mermaid `stateDiagram-v2`: its nested states, and every transition with its event, guard and delay.
 * Mermaid draws no arrow between the insides of two states, so an arrow connects the outermost states that it leaves
 * and enters, and its label has the rest.
 * @see https://mermaid.js.org/syntax/stateDiagram.html
 */
export const diagramOf = (machine: AnyStateMachine): string =>
  ['stateDiagram-v2', ...insideOf(machine.root, '  ')].join('\n')

const begin = '<!-- Drawn from the machine by `npm run diagrams`: -->'
const end = '<!-- until here. -->'

/** Replaces the diagram of a page; the text around it stays. @param page `null`: a new page */
export function withDiagram(page: string | null, machine: AnyStateMachine): string {
  const [before = '', rest = ''] = (page ?? `# ${machine.id}\n\n${begin}${end}\n`).split(begin)
  const after = rest.split(end)[1] ?? '\n'
  return `${before}${begin}\n\n\`\`\`mermaid\n${diagramOf(machine)}\n\`\`\`\n\n${end}${after}`
}

/** The file name of a machine's page: `loadingBar` in `loading-bar.md`. */
export const pageNameOf = ({ id }: AnyStateMachine) =>
  `${id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.md`

/** The machines that a module exports. */
export const machinesIn = (exported: object): AnyStateMachine[] =>
  Object.values(exported).filter((value): value is AnyStateMachine => value instanceof StateMachine)

type Arrow = {
  scope: AnyStateNode
  from: string
  to: string
  /** The state inside `from` that is left. */
  inside: string
  event: string
  /** Guard, and the state inside `to` that is entered. */
  terms: string
}

function insideOf(node: AnyStateNode, indent: string): string[] {
  const children = Object.values(node.states)
  const arrows = arrowsOf(node.machine.root).filter(({ scope }) => scope === node)
  const anywhere = anywhereIn(node)
  return [
    ...children.flatMap((child) => declarationOf(child, indent)),
    ...(arrows.some(({ from }) => from === anywhere) ? [indent + declared('anywhere', anywhere)] : []),
    ...firstsOf(node).map((first) => `${indent}[*] --> ${nameOf(first)}`),
    ...linesOf(arrows).map((line) => indent + line),
  ]
}

function declarationOf(node: AnyStateNode, indent: string): string[] {
  if (isLeaf(node)) return [indent + declared(node.key, nameOf(node))]
  // A blank before the brace would become part of the name.
  return [`${indent}state ${aliased(node.key, nameOf(node))}{`, ...insideOf(node, `${indent}  `), `${indent}}`]
}
const aliased = (key: string, name: string) => (key === name ? name : `"${key}" as ${name}`)
const declared = (key: string, name: string) => (key === name ? name : `state ${aliased(key, name)}`)

/** One line for all events with the same source, target and guard. */
function linesOf(arrows: readonly Arrow[]): string[] {
  const alike = Map.groupBy(arrows, ({ from, to, inside, terms }) => JSON.stringify([from, to, inside, terms]))
  return [...alike.values()].flatMap((group) =>
    group.slice(0, 1).map(({ from, to, inside, terms }) => {
      const events = [...new Set(group.map(({ event }) => event))].filter(Boolean).join(', ')
      const label = [inside && `(${inside})`, events, terms].filter(Boolean).join(' ')
      return `${from} --> ${to}${label && `: ${label}`}`
    }),
  )
}

const arrowsOf = (node: AnyStateNode): Arrow[] => [
  ...[...[...node.transitions.values()].flat(), ...(node.always ?? [])].flatMap(arrowOf),
  ...Object.values(node.states).flatMap(arrowsOf),
]

function arrowOf(transition: AnyTransitionDefinition): Arrow[] {
  const { source } = transition
  return (transition.target ?? [source]).map((target) => {
    const { scope, from, to } = endsOf(source, target)
    const entered = to === target || to === null ? '' : `→ ${below(to, target)}`
    return {
      scope,
      from: from ? nameOf(from) : anywhereIn(scope),
      to: to ? nameOf(to) : anywhereIn(scope),
      inside: from && from !== source ? below(from, source) : '',
      event: eventOf(transition),
      terms: [transition.guard === undefined ? '' : `[${guardOf(transition.guard)}]`, entered]
        .filter(Boolean)
        .join(' '),
    }
  })
}

/** `null`: whichever state inside `scope` it happens in. */
type Ends = { scope: AnyStateNode; from: AnyStateNode | null; to: AnyStateNode | null }

function endsOf(source: AnyStateNode, target: AnyStateNode): Ends {
  if (source === target && isLeaf(source)) return { scope: parentOf(source), from: source, to: source }
  if (source === target) return { scope: source, from: null, to: null }
  const ways = lineOf(source)
  const scope = lineOf(target).findLast((node) => ways.includes(node)) ?? source.machine.root
  const from = scope === source ? null : childTowards(scope, source)
  const to = scope === target ? (firstsOf(scope)[0] ?? null) : childTowards(scope, target)
  return { scope, from, to }
}

const isLeaf = (node: AnyStateNode) => Object.keys(node.states).length === 0
const parentOf = (node: AnyStateNode): AnyStateNode => node.parent ?? node
/** From the root down to the node itself. */
const lineOf = (node: AnyStateNode): AnyStateNode[] => (node.parent ? [...lineOf(node.parent), node] : [node])
const childTowards = (scope: AnyStateNode, node: AnyStateNode) => lineOf(node)[scope.path.length + 1] ?? node
const nameOf = (node: AnyStateNode) => node.path.join('_')
const anywhereIn = (node: AnyStateNode) => [...node.path, 'anywhere'].join('_')
const below = (outer: AnyStateNode, inner: AnyStateNode) => inner.path.slice(outer.path.length).join('.')
/** The states that are entered with it: one, or every region. */
const firstsOf = (node: AnyStateNode): readonly AnyStateNode[] =>
  node.type === 'parallel' ? Object.values(node.states) : (node.initial?.target ?? [])

function eventOf({ eventType, source }: AnyTransitionDefinition): string {
  const [, happened = '', rest = ''] =
    /^xstate\.(after|done\.actor|error\.actor|done\.state)\.(.*)$/.exec(eventType) ?? []
  switch (happened) {
    case 'after':
      return delayOf(rest.slice(0, -source.id.length - 1), source.machine)
    case 'done.actor':
      return `${invokedAs(rest, source)} answers`
    case 'error.actor':
      return `${invokedAs(rest, source)} fails`
    case 'done.state':
      return 'done'
    default:
      return eventType
  }
}

const invokedAs = (id: string, { invoke }: AnyStateNode) => String(invoke.find((one) => one.id === id)?.src ?? id)

function delayOf(name: string, { implementations }: AnyStateMachine): string {
  const span: unknown = implementations.delays[name]
  return typeof span === 'number' ? `after ${name} (${span} ms)` : `after ${name}`
}

/** The guard's name; a combined guard lists the names of its parts. */
function guardOf(guard: unknown): string {
  if (typeof guard === 'string') return guard
  if (typeof guard === 'function' && 'stateValue' in guard) return `in ${pathOf(guard.stateValue)}`
  if (typeof guard === 'function' && 'guards' in guard && Array.isArray(guard.guards)) {
    const parts = guard.guards.map(guardOf).map((part) => (/ (and|or) /.test(part) ? `(${part})` : part))
    return guard.name === 'not' ? `not ${parts.join(', ')}` : parts.join(` ${guard.name} `)
  }
  return typeof guard === 'object' && guard !== null && 'type' in guard ? String(guard.type) : 'a condition'
}

function pathOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.entries(value)
    .map(([key, inner]) => `${key}.${pathOf(inner)}`)
    .join(' and ')
}
