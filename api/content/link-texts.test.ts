import { expect, test } from 'vitest'
import { unnamedLinks } from './link-texts.mjs'

const linked = (text: string) => `<p>Read <a href="/guides/79">${text}</a>.</p>`

test.each(['здесь', 'Вот она', 'в статье', 'подробнее', 'here', 'Read more', 'our article', '<em>here</em>', ''])(
  'a link with the text "%s" does not name its target',
  (text) => expect(unnamedLinks(linked(text))).toHaveLength(1),
)

test.each(['о зимних дорогах', 'Что попробовать', '112', 'The Ob by boat', 'туры', 'here in Surgut'])(
  'a link with the text "%s" names its target',
  (text) => expect(unnamedLinks(linked(text))).toEqual([]),
)
