import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { AccordionCard } from './AccordionCard.tsx'

afterEach(cleanup)

const panel = () => screen.getByText('Not in winter').parentElement?.parentElement

test('the button stands in a heading and opens its panel', async () => {
  render(
    <AccordionCard title="Ticks?">
      <p>Not in winter</p>
    </AccordionCard>,
  )
  const button = screen.getByRole('button', { name: 'Ticks?', expanded: false })

  await userEvent.click(button)

  expect(button.closest('h3')).toBeTruthy()
  expect(button.getAttribute('aria-expanded')).toBe('true')
  expect(panel()?.hasAttribute('hidden')).toBe(false)
})

test('closed again, it can still be found by search in the page, and opens at the match', async () => {
  render(
    <AccordionCard title="Ticks?" defaultOpen>
      <p>Not in winter</p>
    </AccordionCard>,
  )
  await userEvent.click(screen.getByRole('button'))
  expect(panel()?.getAttribute('hidden')).toBe('until-found')

  act(() => void panel()?.dispatchEvent(new Event('beforematch')))

  expect(screen.getByRole('button', { expanded: true })).toBeTruthy()
})

test('a controlled one moves only when its owner says so', async () => {
  const changes: boolean[] = []
  render(
    <AccordionCard title="Ticks?" isOpen={false} onOpenChange={(isOpen) => changes.push(isOpen)}>
      Text
    </AccordionCard>,
  )

  await userEvent.click(screen.getByRole('button'))

  expect(changes).toEqual([true])
  expect(screen.getByRole('button', { expanded: false })).toBeTruthy()
})

test('it is drawn on the server', () => {
  expect(renderToString(<AccordionCard title="Ticks?">Not in winter</AccordionCard>)).toContain('Not in winter')
})

test.each(['{Enter}', ' '])('%j opens and closes it, and focus stays on the button', async (key) => {
  render(<AccordionCard title="Ticks?">Text</AccordionCard>)
  await userEvent.tab()

  await userEvent.keyboard(key)
  expect(screen.getByRole('button', { expanded: true })).toBe(document.activeElement)
  await userEvent.keyboard(key)

  expect(screen.getByRole('button', { expanded: false })).toBe(document.activeElement)
})

test('the button says which panel it opens', () => {
  render(
    <AccordionCard title="Ticks?">
      <p>Not in winter</p>
    </AccordionCard>,
  )

  expect(screen.getByRole('button').getAttribute('aria-controls')).toBe(panel()?.id)
})

test('a search that finds something inside asks the owner to open it', () => {
  const changes: boolean[] = []
  render(
    <AccordionCard title="Ticks?" isOpen={false} onOpenChange={(isOpen) => changes.push(isOpen)}>
      <p>Not in winter</p>
    </AccordionCard>,
  )

  act(() => void panel()?.dispatchEvent(new Event('beforematch')))

  expect(changes).toEqual([true])
})

test('the card is given to who asks for it by ref, and shows its state', () => {
  const ref = createRef<HTMLDivElement>()
  render(
    <AccordionCard ref={ref} title="Ticks?" defaultOpen>
      Text
    </AccordionCard>,
  )

  expect(ref.current?.dataset.open).toBe('true')
})
