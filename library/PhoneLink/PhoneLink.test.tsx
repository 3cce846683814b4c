import { cleanup, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { PhoneLink } from './PhoneLink.tsx'

afterEach(cleanup)

test.each(['3467123456', '(346) 712-34-56', ' 346 712 34 56 '])('%j is a link that calls the number', (phone) => {
  render(<PhoneLink phone={phone} />)

  const link = screen.getByRole('link', { name: '+7 (346) 712-34-56' })
  expect(link.getAttribute('href')).toBe('tel:+73467123456')
})

test.each(['', '112', '346712345', '73467123456', '+73467123456', '346712345 доб. 6', 'через сайт'])(
  '%j is shown unchanged',
  (phone) => {
    const { container } = render(<PhoneLink phone={phone} />)

    expect(screen.queryByRole('link')).toBeNull()
    expect(container.textContent).toBe(phone)
  },
)

test('the ref is the link', () => {
  const ref = createRef<HTMLAnchorElement>()
  render(<PhoneLink ref={ref} phone="3467123456" />)

  expect(ref.current).toBe(screen.getByRole('link'))
})
