import { parseSync } from 'vite'

const reads = new Set([
  'all',
  'allInnerTexts',
  'allTextContents',
  'boundingBox',
  'cookies',
  'count',
  'evaluate',
  'evaluateAll',
  'getAttribute',
  'innerHTML',
  'innerText',
  'inputValue',
  'isChecked',
  'isDisabled',
  'isEditable',
  'isEnabled',
  'isHidden',
  'isVisible',
  'send',
  'textContent',
])
const runsInBrowser = new Set(['addInitScript', 'evaluate', 'evaluateAll', 'waitForFunction'])
const isFunction = ({ type }) =>
  type === 'ArrowFunctionExpression' || type === 'FunctionExpression' || type === 'FunctionDeclaration'

/** Every node except those inside functions that run in the browser; sets `parent` on each. */
function* nodesIn(node, parent = null) {
  if (Array.isArray(node)) {
    for (const one of node) yield* nodesIn(one, parent)
    return
  }
  if (!node || typeof node.type !== 'string') return
  if (isFunction(node) && parent?.type === 'CallExpression' && runsInBrowser.has(parent.callee.property?.name)) return
  node.parent = parent
  yield node
  for (const [name, inner] of Object.entries(node))
    if (name !== 'parent' && inner && typeof inner === 'object') yield* nodesIn(inner, node)
}

function* above(node) {
  for (let at = node.parent; at; at = at.parent) yield at
}
const functionOf = (node) => above(node).find(isFunction)
const nameOf = (made) => made.id?.name ?? (made.parent?.type === 'VariableDeclarator' ? made.parent.id.name : undefined)
/** The nearest named function around a node; callbacks inside it count as part of it. */
const helperOf = (node) => above(node).find((one) => isFunction(one) && nameOf(one))

/** `expect(…).…`, `expect.poll(…).…`, `page.waitFor…(…)`, or a helper that ends with one of them. */
function isWaiting(call, waitingHelpers) {
  if (call?.type !== 'CallExpression') return false
  let at = call
  while (at.type === 'CallExpression' || at.type === 'MemberExpression') {
    if (at.type === 'MemberExpression' && at.property.name?.startsWith('waitFor')) return true
    at = at.type === 'CallExpression' ? at.callee : at.object
  }
  return at.type === 'Identifier' && (at.name === 'expect' || waitingHelpers.has(at.name))
}

const isPolled = (node) =>
  above(node).some(
    (one) =>
      one.type === 'CallExpression' && one.callee.object?.name === 'expect' && one.callee.property.name === 'poll',
  ) || above(node).some((one) => one.type === 'MemberExpression' && one.property.name === 'toPass')

/** Whether the result of a call is used. */
function isUsed(call) {
  if (call.parent.type === 'AwaitExpression') return call.parent.parent.type !== 'ExpressionStatement'
  return (
    call.parent.type === 'ReturnStatement' ||
    (call.parent.type === 'ArrowFunctionExpression' && call.parent.body === call)
  )
}

const lastOf = ({ body }) => (body.type === 'BlockStatement' ? body.body.at(-1) : body)
const awaitedIn = (node) =>
  node?.type === 'ExpressionStatement' ? awaitedIn(node.expression) : (node?.argument ?? node)

/**
 * Finds reads of a page that do not wait: `count()`, `innerText()`, `evaluate()` and similar calls read the current
 * state. A read is allowed inside `expect.poll` or `toPass`, and if the previous `await` of the function is an
 * expectation, a `waitFor…` or an allowed read. Calling a helper that reads counts as a read. Any other read needs a
 * comment `// Settled: …` above it that says why the page cannot change. Does not check that the expectation is about
 * the same element.
 * @returns `line: source` of each read that is not allowed
 */
export function bareReads(source, file = 'a.spec.ts') {
  const nodes = [...nodesIn(parseSync(file, source).program)]
  const functions = nodes.filter((node) => isFunction(node) && nameOf(node))
  const waitingHelpers = new Set(functions.filter((one) => isWaiting(awaitedIn(lastOf(one)), new Set())).map(nameOf))
  const lines = source.split('\n')
  const lineOf = ({ start }) => source.slice(0, start).split('\n').length
  const isSettled = (node) => /\/\/ Settled: ./.test(lines[lineOf(node) - 2] ?? '')
  const readingHelpers = new Set()

  const isRead = ({ type, callee }) =>
    type === 'CallExpression' &&
    ((callee.type === 'MemberExpression' && reads.has(callee.property.name) && callee.object.name !== 'Promise') ||
      (callee.type === 'Identifier' && readingHelpers.has(callee.name)))
  const awaits = nodes.filter(({ type }) => type === 'AwaitExpression')
  function isBare(read) {
    if (isPolled(read) || isSettled(read)) return false
    const own = functionOf(read)
    const before = awaits.filter((one) => one.end <= read.start && functionOf(one) === own).at(-1)?.argument
    return !isWaiting(before, waitingHelpers) && !(before && isRead(before) && isUsed(before) && !isBare(before))
  }
  const found = () => nodes.filter((node) => isRead(node) && isUsed(node) && isBare(node))
  const isHelper = (node) => helperOf(node) !== undefined

  for (let known = -1; known < readingHelpers.size;) {
    known = readingHelpers.size
    for (const read of found().filter(isHelper)) readingHelpers.add(nameOf(helperOf(read)))
  }
  return found()
    .filter((node) => !isHelper(node))
    .map((node) => `${lineOf(node)}: ${lines[lineOf(node) - 1].trim()}`)
}
