import { cleanup, render } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { LanguageProvider } from '../messages/language.tsx'
import { Price } from './Price.tsx'

afterEach(cleanup)

test.each([
  ['ru', 'от\u00a012\u00a0500,00\u00a0₽'],
  ['en', 'от\u00a012\u00a0500.00\u00a0₽'],
] as const)('in %s it is %j, without a space at which a line could break', (language, text) => {
  const { container } = render(
    <LanguageProvider language={language}>
      <Price value="12500.00" prefix="от" />
    </LanguageProvider>,
  )

  expect(container.textContent).toBe(text)
})

test('the machine-readable sum is that of the contract, and the ref is its root', () => {
  const ref = createRef<HTMLSpanElement>()
  const { container } = render(<Price ref={ref} value="12500.00" size="sm" />)

  expect(container.querySelector('data')?.value).toBe('12500.00')
  expect(ref.current).toBe(container.firstElementChild)
})
