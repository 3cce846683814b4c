import { cleanup, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { withAlternatives } from './alternatives.ts'
import { Prose } from './Prose.tsx'

afterEach(cleanup)

test('safe HTML and elements are rendered in the same text', () => {
  const ref = createRef<HTMLDivElement>()
  const { rerender } = render(<Prose ref={ref} html="<h2>In winter</h2>" />)
  expect(screen.getByRole('heading', { level: 2, name: 'In winter' })).toBeTruthy()

  rerender(
    <Prose ref={ref}>
      <h2>In summer</h2>
    </Prose>,
  )

  expect(screen.getByRole('heading', { level: 2, name: 'In summer' })).toBeTruthy()
  expect(ref.current?.children).toHaveLength(1)
})

test('the alternative text of a picture is after it for visitors who have switched pictures off', () => {
  render(<Prose html={'<p><img src="/1.svg" alt="A house &amp; a boat"></p>'} classNames={{ alternative: 'words' }} />)

  const words = screen.getByText('A house & a boat')
  expect([words.hidden, words.className]).toEqual([true, 'words'])
})

test('the alternative text of a picture never becomes elements', () => {
  expect(withAlternatives('<img alt="<b>bold">', 'words')).toBe(
    '<img alt="<b>bold"><span class="words" hidden>&lt;b>bold</span>',
  )
})

test('a picture without an alternative text stays unchanged', () => {
  expect(withAlternatives('<img src="/1.svg" alt="">')).toBe('<img src="/1.svg" alt="">')
})
