import { parseSync } from 'vite'

const isFunction = ({ type }) =>
  type === 'ArrowFunctionExpression' || type === 'FunctionExpression' || type === 'FunctionDeclaration'
const isLoop = ({ type }) => type === 'ForOfStatement'

function* nodesIn(node, parent = null) {
  if (Array.isArray(node)) {
    for (const one of node) yield* nodesIn(one, parent)
    return
  }
  if (!node || typeof node.type !== 'string') return
  node.parent = parent
  yield node
  for (const [name, inner] of Object.entries(node)) {
    if (name !== 'parent' && inner && typeof inner === 'object') yield* nodesIn(inner, node)
  }
}
function* above(node) {
  for (let at = node.parent; at; at = at.parent) yield at
}

/** `test` of `test.each(…)(…)`, `expect` of `expect(…).not.toBe(…)`. */
function firstName(call) {
  let at = call
  while (at.type === 'CallExpression' || at.type === 'MemberExpression' || at.type === 'TaggedTemplateExpression')
    at = at.callee ?? at.object ?? at.tag
  return at.type === 'Identifier' ? at.name : undefined
}
const isTest = (node) =>
  isFunction(node) && node.parent?.type === 'CallExpression' && ['test', 'it'].includes(firstName(node.parent))
const isExpectation = ({ type, callee }) =>
  type === 'CallExpression' && callee.type === 'Identifier' && callee.name === 'expect'
const testOf = (node) => above(node).find(isTest)
/** The test that runs a node directly, not in a callback. */
const ownTestOf = (node) => {
  const nearest = above(node).find(isFunction)
  return nearest && isTest(nearest) ? nearest : undefined
}
const isWithin = (inner, outer) => inner.start >= outer.start && inner.end <= outer.end

const isOfObject = ({ object, property }) =>
  object.name === 'Object' && ['entries', 'keys', 'values'].includes(property.name)
const keepsAll = ({ property }) =>
  ['entries', 'keys', 'values', 'map', 'toSorted', 'toReversed'].includes(property.name)

/** Whether a list is written in the file or imported, so that a reader sees that it is not empty. */
function isKnown(list, values) {
  switch (list?.type) {
    case 'ArrayExpression':
      return list.elements.some((element) => element.type !== 'SpreadElement' || isKnown(element.argument, values))
    case 'ObjectExpression':
      return list.properties.length > 0
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return isKnown(list.expression, values)
    case 'Identifier':
      return values.has(list.name) && (values.get(list.name) === 'imported' || isKnown(values.get(list.name), values))
    case 'MemberExpression':
      return isKnown(list.object, values)
    case 'CallExpression':
      if (list.callee.type !== 'MemberExpression') return false
      // `Array.from({ length: 12 }, …)`
      if (list.callee.object.name === 'Array') return list.arguments[0].type === 'ObjectExpression'
      return isOfObject(list.callee)
        ? isKnown(list.arguments[0], values)
        : keepsAll(list.callee) && isKnown(list.callee.object, values)
    default:
      return false
  }
}

/** Imported names, parameters from the cases around a test, and constants. */
const valuesIn = (nodes) =>
  new Map(
    nodes.flatMap((node) => {
      const { type, local, id, init, parent, left } = node
      if (type.startsWith('Import') && local) return [[local.name, 'imported']]
      if (isLoop(node) && !testOf(node))
        return [...nodesIn(left.declarations, left)]
          .filter((one) => one.type === 'Identifier')
          .map(({ name }) => [name, 'imported'])
      return type === 'VariableDeclarator' && parent.kind === 'const' && id.name && init ? [[id.name, init]] : []
    }),
  )

/**
 * `found` in `found.places.map(…)`, `Object.values(found)` and `[...found]`; `undefined` if a call creates the list.
 */
function rootOf(list) {
  if (list.type === 'Identifier') return list.name
  // `await found.all()`: elements of a page.
  if (list.type === 'AwaitExpression')
    return list.argument.callee?.property?.name === 'all' ? rootOf(list.argument) : undefined
  if (list.type === 'MemberExpression') return rootOf(list.object)
  if (list.type === 'ArrayExpression')
    return list.elements.map((element) => element.argument && rootOf(element.argument)).find(Boolean)
  if (list.type !== 'CallExpression' || list.callee.type !== 'MemberExpression') return undefined
  return rootOf(isOfObject(list.callee) ? list.arguments[0] : list.callee.object)
}

/** Whether a property-based test calls the function: its list may be empty in some cases. */
const isOfProperty = (node) =>
  above(node).some(
    ({ type, callee }) => type === 'CallExpression' && ['property', 'asyncProperty'].includes(callee.property?.name),
  )

/**
 * Places where a test can pass without checking anything: it skips itself, returns early, or expects only under a
 * condition or for each element of a list that may be empty. A list may be written in the test or at the top of the
 * file, or be checked by another expectation of the test. For any other place, a comment `// Sure: …` says why the
 * expectation is reached, or `// Skipped: …` which property of the machine (never of the data) decides.
 * @returns `line: source` of each
 */
export function vacuousTests(source, file = 'a.test.ts') {
  const { program } = parseSync(file, source)
  const nodes = [...nodesIn(program)]
  const expectations = nodes.filter(isExpectation)
  const values = valuesIn(nodes)
  const lines = source.split('\n')
  const lineOf = ({ start }) => source.slice(0, start).split('\n').length
  const isExplained = (node) => /\/\/ (Sure|Skipped): ./.test(lines[lineOf(node) - 2] ?? '')
  const textOf = ({ start, end }) => source.slice(start, end)
  const holdsExpectation = (node) => expectations.some((one) => isWithin(one, node))
  /** An expectation outside the loop that checks the list. */
  const isCounted = (list, loop) => {
    const name = rootOf(list)
    if (name === undefined) return false
    const test = testOf(loop)
    return expectations.some(
      (one) =>
        one !== loop &&
        !isWithin(one, loop) &&
        testOf(one) === test &&
        new RegExp(`\\b${name}\\b`).test(textOf(one.arguments[0])),
    )
  }
  const isOpen = (list, loop) => !isKnown(list, values) && !isOfProperty(loop) && !isCounted(list, loop)

  const found = nodes.filter((node) => {
    if (!testOf(node)) return false
    const { type, callee } = node
    if (type === 'CallExpression' && callee.type === 'MemberExpression' && callee.object.name === 'test')
      return ['skip', 'fixme'].includes(callee.property.name)
    if (type === 'ReturnStatement')
      return (
        Boolean(ownTestOf(node)) && above(node).some((one) => one.type === 'IfStatement' && isWithin(one, testOf(node)))
      )
    if (type === 'IfStatement') return Boolean(ownTestOf(node)) && !node.alternate && holdsExpectation(node.consequent)
    if (isLoop(node)) return holdsExpectation(node.body) && isOpen(node.right, node)
    const isEvery = type === 'CallExpression' && callee.type === 'MemberExpression' && callee.property.name === 'every'
    const expectation = isEvery && above(node).find(isExpectation)
    return Boolean(expectation) && expectation.arguments[0] === node && isOpen(callee.object, expectation)
  })
  return found.filter((node) => !isExplained(node)).map((node) => `${lineOf(node)}: ${lines[lineOf(node) - 1].trim()}`)
}
