import { expect, test as base, type Locator, type Page } from '@playwright/test'
import { components, openStage, show } from '../pictures/stage.ts'

const test = base.extend<object, { stage: Page }>({
  stage: [
    async ({ browser }, use) => {
      const page = await openStage(browser, 1440)
      await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
      // A bolder word alone is no mark.
      await page.addStyleTag({ content: '* { font-weight: 400 !important }' })
      await use(page)
      await page.context().close()
    },
    { scope: 'worker' },
  ],
})

async function open(stage: Page, id: string) {
  const story = components()
    .flatMap(({ stories }) => stories)
    .find((entry) => entry.id === id)
  if (!story) throw new Error(`There is no story ${id}.`)
  await show(stage, story)
}

/** Takes the chosen state from a part, its control and what contains it, and leaves the words. */
const unchoose = (part: Locator, unchosen?: string) =>
  part.evaluate((element, selector) => {
    const states = ['aria-checked', 'aria-current', 'aria-pressed', 'aria-selected', 'data-selected', 'data-today']
    for (let at: Element | null = element; at; at = at.parentElement)
      for (const state of states) at.removeAttribute(state)
    for (const input of element.closest('label')?.querySelectorAll('input') ?? []) input.checked = false
    const other = selector && document.querySelector(selector)
    if (other) element.className = other.className
  }, unchosen)

/** `unchosen`: where a class makes the difference, a part that has the other one. */
const chosenParts: readonly { story: string; part: string; unchosen?: string }[] = [
  { story: 'controls-checkbox--on', part: 'input:checked + span' },
  { story: 'controls-radiogroup--list', part: 'input:checked + span' },
  { story: 'controls-radiogroup--segments', part: 'label:has(:checked)' },
  { story: 'controls-tabs--three', part: "[aria-selected='true']" },
  { story: 'controls-datepicker--calendar', part: '[data-selected]' },
  { story: 'page-parts-yearpanorama--december', part: "[aria-pressed='true']" },
  { story: 'controls-pagination--second', part: "[aria-current='page']", unchosen: "a[href='?page=3']" },
  { story: 'page-parts-lowvisionpanel--open', part: "[aria-pressed='true']" },
  { story: 'controls-languagetoggle--full', part: '[aria-current]' },
  { story: 'controls-disclosure--selected', part: 'summary' },
  { story: 'controls-pillgroup--toggle', part: '[data-selected]' },
  { story: 'controls-attachcontrol--attached', part: "[aria-pressed='true']" },
  { story: 'controls-favoritecontrol--favorite', part: "[aria-pressed='true']" },
  { story: 'controls-combobox--open', part: "[aria-selected='true']" },
  { story: 'controls-territorypicker--pinned', part: "[aria-pressed='true']" },
  { story: 'controls-territorypicker--behind-more', part: '[data-selected] > summary' },
  { story: 'map-map--selected-in-list', part: 'li[data-selected]' },
  { story: 'page-parts-siteheader--signed-in', part: 'nav [aria-current]' },
  { story: 'cards-openinghours--open', part: '[data-today]' },
]

for (const { story, part, unchosen } of chosenParts)
  test(`in forced colours ${part} of ${story} differs from one that is not chosen`, async ({ stage }) => {
    await open(stage, story)
    const chosen = stage.locator(part).filter({ visible: true }).first()

    const before = await chosen.screenshot()
    const box = await chosen.elementHandle()
    await unchoose(chosen, unchosen)

    expect(await box?.screenshot()).not.toEqual(before)
  })

test('in forced colours an unticked checkbox has no tick', async ({ stage }) => {
  await open(stage, 'controls-checkbox--off')
  const box = stage.locator('input:not(:checked) + span')

  const before = await box.screenshot()
  await box.evaluate((element) => element.replaceChildren())

  expect(await box.screenshot()).toEqual(before)
})
