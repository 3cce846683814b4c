import { expect, test } from '@playwright/test'
import { lowest } from './lowest.ts'

const body = (hidden: string) =>
  `<style>body { margin: 0; min-block-size: 100vh }</style><main style="block-size: 100px">Drawn</main><div style="block-size: 0">${hidden}</div>`
const below = 'position: absolute; inset-block-start: 500px'
const announcer =
  'border: 0; clip: rect(0 0 0 0); clip-path: inset(50%); height: 1px; margin: -1px; overflow: hidden; padding: 0; width: 1px; white-space: nowrap'

const notDrawn = {
  "React Aria's announcer": `<div data-live-announcer="true" style="${below}; ${announcer}"><div role="log"><div>2 options available.</div></div></div>`,
  'a text that is clipped away': `<p style="${below}; clip-path: inset(50%)">For screen readers</p>`,
  'a text in a box of one pixel': `<p style="${below}; inline-size: 1px; block-size: 1px; overflow: hidden">For screen readers <b>alone</b></p>`,
  'a text clipped the old way': `<p style="${below}; clip: rect(0, 0, 0, 0)">For screen readers</p>`,
  'an element without display': `<p style="${below}; display: none">Closed</p>`,
  'an invisible element': `<p style="${below}; visibility: hidden">Closed</p>`,
  'what a scroller holds below its edge': `<div style="position: absolute; inset-block-start: 0; block-size: 90px; overflow: auto"><p style="block-size: 400px">Rows</p></div>`,
  'a transparent element': `<p style="${below}; opacity: 0">Gone</p>`,
}

for (const [name, hidden] of Object.entries(notDrawn)) {
  test(`a picture does not extend to ${name}`, async ({ page }) => {
    await page.setContent(body(hidden))

    expect(await lowest(page, 1000)).toBe(116)
  })
}

test('a picture extends to the lowest visible element, also inside an invisible one', async ({ page }) => {
  await page.setContent(
    body(
      `<div style="visibility: hidden"><p style="${below}; visibility: visible; margin: 0; block-size: 20px">Shown</p></div>`,
    ),
  )

  expect(await lowest(page, 1000)).toBe(536)
})

test('a picture extends to a panel that overflows a scroll container', async ({ page }) => {
  const panel = `<p style="${below}; margin: 0; block-size: 20px">Panel</p>`
  await page.setContent(body(`<div style="block-size: 40px; overflow: auto"><b>Button</b>${panel}</div>`))

  expect(await lowest(page, 1000)).toBe(536)
})

test('a picture is cut at the window, and has its full height under a dialog', async ({ page }) => {
  await page.setContent(body(`<p style="${below}; block-size: 900px">Long</p>`))
  expect(await lowest(page, 1000)).toBe(1000)

  await page.setContent(body('<dialog open>Sure?</dialog>'))
  expect(await lowest(page, 1000)).toBe(1000)
})
