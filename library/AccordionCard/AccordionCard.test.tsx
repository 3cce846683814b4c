import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
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
  const asked: boolean[] = []
  render(
    <AccordionCard title="Ticks?" isOpen={false} onOpenChange={(isOpen) => asked.push(isOpen)}>
      Text
    </AccordionCard>,
  )

  await userEvent.click(screen.getByRole('button'))

  expect(asked).toEqual([true])
  expect(screen.getByRole('button', { expanded: false })).toBeTruthy()
})

test('it is drawn on the server', () => {
  expect(renderToString(<AccordionCard title="Ticks?">Not in winter</AccordionCard>)).toContain('Not in winter')
})
