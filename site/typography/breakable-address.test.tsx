// @vitest-environment node
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BreakableAddress } from './BreakableAddress.tsx'

test.each([
  ['hello@kedrovy-bereg.example', 'hello@<wbr/>kedrovy-bereg<wbr/>.example'],
  ['www.ugra.example', 'www<wbr/>.ugra<wbr/>.example'],
  ['localhost', 'localhost'],
])('the address %s is on one line if it has room, and breaks between its parts otherwise', (address, markup) => {
  expect(renderToStaticMarkup(<BreakableAddress address={address} />)).toBe(markup)
})
