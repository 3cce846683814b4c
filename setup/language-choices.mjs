import { Visitor, parseSync } from 'vite'

const isComparison = /^(?:===?|!==?)$/

/**
 * Where a source chooses by a language's tag: compares with it, has a case for it, or falls back to it. A table by
 * language, or the region's own table of languages, says the same for a language that comes later.
 * @param tags of languages, as `en`
 * @returns the text of each
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
