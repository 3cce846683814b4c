import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pressKeys } from './pressKeys.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['requestAnimationFrame'] }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** A list of one option, and the keys that it was asked to answer. */
function aList() {
  const answered: string[] = []
  const current = render(
    <ul>
      <li tabIndex={-1} onKeyDown={({ key }) => answered.push(key)} onClick={() => answered.push('choice')}>
        Museum
      </li>
    </ul>,
  ).container
  return { answered, list: { current }, focus: () => screen.getByText('Museum').focus() }
}
const pass = (frames: number) => {
  for (let left = frames; left > 0; left--) vi.advanceTimersToNextFrame()
}

test('each key waits for a frame, and the first one for focus', () => {
  const { answered, list, focus } = aList()
  pressKeys(list, ['ArrowDown', 'End'])
  pass(3)
  expect(answered).toEqual([])

  focus()
  pass(1)
  expect(answered).toEqual(['ArrowDown'])
  pass(1)
  expect(answered).toEqual(['ArrowDown', 'End'])
})

test.each(['Enter', ' '])('keys after a choice by «%s» are not answered, even if focus stays', (key) => {
  const { answered, list, focus } = aList()
  focus()
  pressKeys(list, ['ArrowDown', key, 'ArrowDown', key])
  pass(10)

  expect(answered).toEqual(['ArrowDown', 'choice'])
})

test('keys are given up if focus does not come', () => {
  const { answered, list, focus } = aList()
  pressKeys(list, ['ArrowDown'])
  pass(60)
  focus()
  pass(10)

  expect(answered).toEqual([])
})
