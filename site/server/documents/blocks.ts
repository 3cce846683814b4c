import { DomUtils, ElementType, parseDocument } from 'htmlparser2'

/** A run of words in one style. `href` as the editors wrote it. */
export type Run = { text: string; isStrong: boolean; href?: string }
export type Item = { runs: readonly Run[]; inner: readonly DocumentBlock[] }
export type Cell = { isHead: boolean; text: string }
export type DocumentBlock =
  | { kind: 'heading'; level: 2 | 3 | 4; runs: readonly Run[] }
  | { kind: 'paragraph' | 'quotation' | 'caption'; runs: readonly Run[] }
  | { kind: 'list'; isNumbered: boolean; items: readonly Item[] }
  | { kind: 'table'; rows: readonly (readonly Cell[])[] }

type Node = ReturnType<typeof parseDocument>['children'][number]
type Look = Omit<Run, 'text'>
type Tag = Extract<Node, { attribs: object }>

const isTag = (node: Node): node is Tag => 'attribs' in node

const inline = new Set(['a', 'strong', 'b', 'em', 'i', 'br'])
const isInline = (node: Node) => node.type === ElementType.Text || (isTag(node) && inline.has(node.name))

function runsOf(nodes: readonly Node[], look: Look = { isStrong: false }): Run[] {
  return nodes.flatMap((node): Run[] => {
    if (node.type === ElementType.Text) return [{ ...look, text: node.data.replace(/[^\S\u00a0]+/g, ' ') }]
    if (!isTag(node)) return []
    if (node.name === 'br') return [{ ...look, text: '\n' }]
    const { href } = node.attribs
    const isStrong = look.isStrong || node.name !== 'a'
    return runsOf(node.children, {
      ...look,
      isStrong: inline.has(node.name) ? isStrong : look.isStrong,
      ...(href && { href }),
    })
  })
}

/** Removes the white space around a block; a blank block has no runs. */
function trimmed(runs: readonly Run[]): Run[] {
  const filled = runs.filter(({ text }) => text !== '')
  const [first, last] = [
    filled.findIndex(({ text }) => text.trim() !== ''),
    filled.findLastIndex(({ text }) => text.trim() !== ''),
  ]
  return filled.slice(first, last + 1).map((run, at, { length }) => {
    const text = at === 0 ? run.text.trimStart() : run.text
    return { ...run, text: at === length - 1 ? text.trimEnd() : text }
  })
}

const worded = (kind: 'paragraph' | 'quotation' | 'caption', nodes: readonly Node[]): DocumentBlock[] => {
  const runs = trimmed(runsOf(nodes))
  return runs.length > 0 ? [{ kind, runs }] : []
}

const named = (nodes: readonly Node[], name: string) => nodes.filter(isTag).filter((node) => node.name === name)

const itemOf = (nodes: readonly Node[]): Item => {
  const at = nodes.findIndex((node) => !isInline(node) && !(isTag(node) && node.name === 'p'))
  const [own, inner] = at < 0 ? [nodes, []] : [nodes.slice(0, at), nodes.slice(at)]
  return { runs: trimmed(runsOf(own)), inner: blocksOf(inner) }
}

const tableOf = (nodes: readonly Node[]): DocumentBlock => ({
  kind: 'table',
  rows: DomUtils.getElementsByTagName('tr', [...nodes]).map((row) =>
    row.children
      .filter(isTag)
      .map((cell) => ({ isHead: cell.name === 'th', text: DomUtils.textContent(cell).replace(/\s+/g, ' ').trim() })),
  ),
})

const levels = { h2: 2, h3: 3, h4: 4 } as const

function blockOf(node: Node): DocumentBlock[] {
  if (!isTag(node)) return []
  const { name, children } = node
  switch (name) {
    case 'h2':
    case 'h3':
    case 'h4':
      return [{ kind: 'heading', level: levels[name], runs: trimmed(runsOf(children)) }]
    case 'ul':
    case 'ol':
      return [
        { kind: 'list', isNumbered: name === 'ol', items: named(children, 'li').map((item) => itemOf(item.children)) },
      ]
    case 'table':
      return [
        ...named(children, 'caption').flatMap((caption) => worded('caption', caption.children)),
        tableOf(children),
      ]
    case 'blockquote':
      return worded('quotation', children)
    case 'p':
      return worded('paragraph', children)
    case 'figcaption':
      return worded('caption', children)
    default:
      return blocksOf(children)
  }
}

/** Text outside of blocks becomes a paragraph. */
function blocksOf(nodes: readonly Node[]): DocumentBlock[] {
  const blocks: DocumentBlock[] = []
  let loose: Node[] = []
  const flush = () => {
    blocks.push(...worded('paragraph', loose))
    loose = []
  }
  for (const node of nodes) {
    if (isInline(node)) {
      loose.push(node)
      continue
    }
    flush()
    blocks.push(...blockOf(node))
  }
  flush()
  return blocks
}

/**
 * Converts a text by editors to blocks for printing.
 * @param html sanitised
 */
export const readBlocks = (html: string): DocumentBlock[] => blocksOf(parseDocument(html).children)
