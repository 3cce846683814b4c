import { act, cleanup, fireEvent } from '@testing-library/react'
import { useRef } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterAll, afterEach, expect, test } from 'vitest'
import { runEarlyScript } from '../app/testing/ended-listeners.ts'
import { useSentOnChange } from './early-changes.ts'
import { noteEarlyChanges } from './note-early-changes.ts'

const endEarlyChanges = runEarlyScript(noteEarlyChanges)
afterAll(endEarlyChanges)
afterEach(() => {
  cleanup()
  document.onchange = null
  document.body.replaceChildren()
})

function Filters() {
  const form = useRef<HTMLFormElement>(null)
  const send = useSentOnChange(form)
  return (
    <form ref={form}>
      <input type="radio" name="type" value="1" onChange={send} />
      <input type="checkbox" name="accessible" value="1" onChange={send} />
    </form>
  )
}

/** The server's HTML in the page, including the script that notes changes. */
function aPage() {
  const frame = document.body.appendChild(document.createElement('div'))
  frame.innerHTML = renderToString(<Filters />)
  const sent: string[] = []
  frame.addEventListener('submit', (event) => {
    event.preventDefault()
    const chosen = [...frame.querySelectorAll('input')].filter(({ checked }) => checked)
    sent.push(chosen.map(({ name }) => name).join(' '))
  })
  const press = (name: string) => fireEvent.click(frame.querySelector(`[name=${name}]`) ?? frame)
  return { press, sent, hydrate: () => act(async () => hydrateRoot(frame, <Filters />)) }
}

test.each(['type', 'accessible'])('%s, chosen before hydration, is sent once after hydration', async (name) => {
  const { press, sent, hydrate } = aPage()
  press(name)
  expect(sent).toEqual([])

  await hydrate()

  expect(sent).toEqual([name])
})

test('hydration does not send an unchanged form, and each later change sends it', async () => {
  const { press, sent, hydrate } = aPage()

  await hydrate()
  expect(sent).toEqual([])
  press('type')
  press('accessible')

  expect(sent).toEqual(['type', 'type accessible'])
})
