import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import '../../messages/all-catalogues.ts'
import { WordsProvider } from '../../messages/intl.tsx'
import { NarrowBy } from './NarrowBy.tsx'

afterEach(cleanup)

test.each([
  [false, ''],
  [<p key="filters">Filters</p>, 'Filters'],
])('a list without links to categories and access has its other filters, if any', (children, text) => {
  const { container } = render(
    <WordsProvider language="en">
      <NarrowBy path="/guides" takes={['facts']} filters={{ page: 1 }} counts={undefined}>
        {children}
      </NarrowBy>
    </WordsProvider>,
  )

  expect([container.textContent, container.childElementCount]).toEqual([text, text === '' ? 0 : 1])
})
