// @vitest-environment node
import { expect, test } from 'vitest'
import { readBlocks } from './blocks.ts'

const plain = (text: string) => ({ text, isStrong: false })

test('headings, paragraphs and their formatting are in order', () => {
  expect(readBlocks('<h2 id="x">One</h2>\n<p>A <strong>b</strong> <a href="/docs/4">c</a>.</p>')).toEqual([
    { kind: 'heading', level: 2, runs: [plain('One')] },
    {
      kind: 'paragraph',
      runs: [
        plain('A '),
        { text: 'b', isStrong: true },
        plain(' '),
        { text: 'c', isStrong: false, href: '/docs/4' },
        plain('.'),
      ],
    },
  ])
})

test('a list keeps its items and their content', () => {
  expect(readBlocks('<ol><li>One<ul><li><p>Inner</p></li></ul></li> <li>Two</li></ol>')).toEqual([
    {
      kind: 'list',
      isNumbered: true,
      items: [
        {
          runs: [plain('One')],
          inner: [{ kind: 'list', isNumbered: false, items: [{ runs: [plain('Inner')], inner: [] }] }],
        },
        { runs: [plain('Two')], inner: [] },
      ],
    },
  ])
})

test('a table keeps its rows and its header cells', () => {
  expect(
    readBlocks(
      '<table><caption>Rates</caption><thead><tr><th>Day</th></tr></thead><tbody><tr><td> 1 &amp; 2 </td></tr></tbody></table>',
    ),
  ).toEqual([
    { kind: 'caption', runs: [plain('Rates')] },
    { kind: 'table', rows: [[{ isHead: true, text: 'Day' }], [{ isHead: false, text: '1 & 2' }]] },
  ])
})

test('text outside any block is kept, and blank blocks are left out', () => {
  expect(readBlocks('Loose <b>words</b><p> </p><blockquote><p>Said</p></blockquote>')).toEqual([
    { kind: 'paragraph', runs: [plain('Loose '), { text: 'words', isStrong: true }] },
    { kind: 'quotation', runs: [plain('Said')] },
  ])
})
