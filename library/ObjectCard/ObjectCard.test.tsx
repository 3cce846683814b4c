import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { AttachControl } from '../AttachControl/AttachControl.tsx'
import { clock } from '../Icon/icons.ts'
import { ObjectCard } from './ObjectCard.tsx'

afterEach(cleanup)

test('a card has one link, in a heading of the given level', () => {
  render(<ObjectCard href="/locations/7" title="Museum" titleLevel={2} />)

  expect(screen.getAllByRole('link')).toHaveLength(1)
  expect(screen.getByRole('heading', { level: 2, name: 'Museum' }).querySelector('a')?.getAttribute('href')).toBe(
    '/locations/7',
  )
})

test('the territory is the first of the facts', () => {
  render(<ObjectCard href="#" title="Museum" territory="Surgut" facts={[{ icon: clock, text: 'Till 18:00' }]} />)

  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Surgut', 'Till 18:00'])
})

test('the track control is after the link and outside of it', () => {
  render(<ObjectCard href="#" title="Museum" attach={<AttachControl isAttached={false} objectTitle="Museum" />} />)

  const link = screen.getByRole('link')
  const button = screen.getByRole('button')
  expect(link.contains(button)).toBe(false)
  expect(link.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test('a card with only a title renders no empty boxes', () => {
  render(<ObjectCard href="#" title="Museum" />)

  const card = screen.getByRole('article')
  expect([...card.querySelectorAll('*')].filter((element) => element.textContent === '')).toEqual([])
})

test('Tab goes to the title and then to the track control, and nowhere else', async () => {
  render(
    <ObjectCard
      href="#"
      title="Museum"
      picture={<img src="/1.svg" alt="" />}
      attach={<AttachControl isAttached={false} objectTitle="Museum" />}
    />,
  )

  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Museum' }))
  await userEvent.tab()

  expect(document.activeElement).toBe(screen.getByRole('button'))
})

test('the ref is the card', () => {
  const ref = createRef<HTMLElement>()
  render(<ObjectCard ref={ref} href="#" title="Museum" variant="row" />)

  expect(ref.current).toBe(screen.getByRole('article'))
  expect(ref.current?.dataset).toMatchObject({ card: '', variant: 'row' })
})
