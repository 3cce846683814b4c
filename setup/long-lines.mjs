import { Visitor, parseSync } from 'vite'

const most = 120
const ofSource = /\.(ts|tsx|mts|mjs)$/
const isGenerated = /\.gen\.ts$/

export const isJudged = (file) => ofSource.test(file) && !isGenerated.test(file)

/** The ranges of strings, templates and regular expressions, which cannot be broken. */
function unbreakableParts(program) {
  const parts = []
  const keep = ({ start, end }) => void parts.push({ start, end })
  new Visitor({
    Literal: (node) => typeof node.value !== 'number' && keep(node),
    TemplateElement: keep,
  }).visit(program)
  return parts
}

/**
 * Lines of more than 120 characters that the formatter left but that can be broken by hand: comments and code. A line
 * with a URL, or with a part of a string, a template or a regular expression, is allowed.
 * @returns `line: source` of each
 */
export function longLines(source, file = 'a.ts') {
  const lines = source.split('\n')
  if (lines.every(({ length }) => length <= most)) return []
  const parts = unbreakableParts(parseSync(file, source).program)
  let end = -1
  return lines.flatMap((line, index) => {
    const start = end + 1
    end = start + line.length
    const isLong = line.length > most && !/\bhttps?:\/\//.test(line)
    const mayStand = parts.some((part) => part.start < end && part.end > start)
    return isLong && !mayStand ? [`${index + 1}: ${line.trim()}`] : []
  })
}
