import { Visitor, parseSync } from 'vite'

const isComparison = /^(?:===?|!==?)$/

/**
 * Finds code that depends on a language's tag: a comparison, a `case`, or a fallback. Tables by language, or the
 * region's table of languages, work for added languages too.
 * @param tags of languages, such as `en`
 * @returns the source of each
 */
export function languageChoices(source, tags, file = 'a.ts') {
  const found = []
  const isTag = (node) => node?.type === 'Literal' && tags.includes(node.value)
  const keep = ({ start, end }, ...parts) => parts.some(isTag) && found.push(source.slice(start, end))
  new Visitor({
    BinaryExpression: (node) => isComparison.test(node.operator) && keep(node, node.left, node.right),
    LogicalExpression: (node) => keep(node, node.right),
    AssignmentPattern: (node) => keep(node, node.right),
    SwitchCase: (node) => keep(node, node.test),
    CallExpression: (node) => node.callee.property?.name === 'startsWith' && keep(node, ...node.arguments),
  }).visit(parseSync(file, source).program)
  return found
}
