import { expect, test, type BrowserContext, type Locator, type Page } from '@playwright/test'
import { openStory } from '../pictures/stage.ts'

/** A field whose behaviour loads on intent, and the keys that are typed into it meanwhile. */
interface EarlyField {
  story: string
  /** The script of its behaviour. */
  behaviour: RegExp
  /** Starts the load, if focus in the field does not. */
  reach?: (page: Page) => Promise<void>
  /** Keys before the composition: a caret in the middle of the text stays there. */
  keys: readonly string[]
  composed: string
  /** Its text and caret while the composition goes on, and when it has ended. */
  during: readonly [text: string, caret: number]
  after: readonly [text: string, caret: number]
}
const fields: Readonly<Record<string, EarlyField>> = {
  ComboBox: {
    story: 'controls-combobox--empty',
    behaviour: /\/ComboBoxList-[^/]*\.js/,
    keys: [...'сурут', 'ArrowLeft', 'ArrowLeft'],
    composed: 'г',
    during: ['сургут', 4],
    after: ['сургут', 4],
  },
  SearchCombobox: {
    story: 'controls-searchcombobox--empty',
    behaviour: /\/SearchMenu-[^/]*\.js/,
    keys: [...'муей', 'ArrowLeft', 'ArrowLeft'],
    composed: 'з',
    during: ['музей', 3],
    after: ['музей', 3],
  },
  DatePicker: {
    story: 'controls-datepicker--empty',
    behaviour: /\/dressedCalendar-[^/]*\.js/,
    reach: (page) => page.getByRole('button').first().hover(),
    keys: [...'3011'],
    composed: '2',
    // The dots are added when the input method has finished its text.
    during: ['30.112', 6],
    after: ['30.11.2', 7],
  },
  NumberStepper: {
    story: 'controls-numberstepper--between',
    behaviour: /\/Stepping-[^/]*\.js/,
    keys: ['Delete', '1'],
    composed: '0',
    during: ['10', 2],
    after: ['10', 2],
  },
}

/** Delays a script. */
async function holdBack(context: BrowserContext, script: RegExp) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const state = { isRequested: false, release: resolve }
  await context.route(script, async (route) => {
    state.isRequested = true
    await promise
    await route.fallback()
  })
  return state
}

/** Marks a field, so that a replaced element is noticed, and records its compositions. */
const mark = (field: Locator) =>
  field.evaluate((input) => {
    input.dataset['mark'] = ''
    for (const name of ['compositionstart', 'compositionend'])
      input.addEventListener(name, () => (input.dataset['mark'] += `${name} `))
  })
const stateOf = (field: Locator) =>
  field.evaluate((input) =>
    input instanceof HTMLInputElement
      ? [input.value, input.selectionStart, input === document.activeElement, input.dataset['mark']]
      : [],
  )
/** Waits until the loaded behaviour has been rendered, which may not be visible. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    for (const _ of Array(20)) await new Promise((drawn) => requestAnimationFrame(drawn))
  })

for (const [name, { story, behaviour, reach, keys, composed, during, after }] of Object.entries(fields)) {
  test(`${name} keeps its text, caret and composition while its behaviour loads`, async ({ context }) => {
    const page = await openStory(context, story)
    const script = await holdBack(context, behaviour)
    const field = page.locator('#storybook-root input:not([type=hidden])')
    await expect(field).toBeVisible()
    await mark(field)
    await field.selectText()
    await reach?.(page)
    await expect.poll(() => script.isRequested).toBe(true)
    const session = await context.newCDPSession(page)

    for (const key of keys) await (key.length > 1 ? page.keyboard.press(key) : page.keyboard.type(key))
    await session.send('Input.imeSetComposition', { text: composed, selectionStart: 1, selectionEnd: 1 })
    await expect.poll(() => stateOf(field)).toEqual([...during, true, 'compositionstart '])
    const loaded = page.waitForResponse(behaviour)
    script.release()
    await loaded
    await settle(page)
    expect(await stateOf(field)).toEqual([...during, true, 'compositionstart '])

    await session.send('Input.insertText', { text: composed })
    await expect.poll(() => stateOf(field)).toEqual([...after, true, 'compositionstart compositionend '])
  })
}

test('a ComboBox handles an arrow key that was pressed while its list loads', async ({ context }) => {
  const page = await openStory(context, 'controls-combobox--empty')
  const script = await holdBack(context, /\/ComboBoxList-[^/]*\.js/)
  const field = page.getByRole('combobox')
  await field.focus()
  await expect.poll(() => script.isRequested).toBe(true)
  await page.keyboard.type('сур')
  await page.keyboard.press('ArrowDown')
  script.release()

  const first = page.getByRole('option', { name: 'Сургут' })
  await expect(first).toHaveAttribute('data-active')
  await expect(field).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '')
  await expect(field).toHaveValue('сур')
})

test('a NumberStepper handles an arrow key that was pressed while its behaviour loads', async ({ context }) => {
  const page = await openStory(context, 'controls-numberstepper--between')
  const script = await holdBack(context, /\/Stepping-[^/]*\.js/)
  const field = page.getByRole('textbox')
  await field.focus()
  await expect.poll(() => script.isRequested).toBe(true)
  await page.keyboard.press('ArrowUp')
  await expect(field).toHaveValue('2')
  script.release()

  await expect(page.getByRole('spinbutton')).toHaveValue('3')
  await expect(page.getByRole('spinbutton')).toBeFocused()
})

test('a DatePicker opens the calendar that was requested in its field as soon as it has loaded', async ({
  context,
}) => {
  const page = await openStory(context, 'controls-datepicker--empty')
  const script = await holdBack(context, /\/dressedCalendar-[^/]*\.js/)
  const field = page.getByRole('textbox')
  await field.focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(() => script.isRequested).toBe(true)
  await expect(field).toBeFocused()
  script.release()

  await expect(page.getByRole('grid').first()).toBeVisible()
})

test('a Select with a search is the browser’s own until its list has loaded, and stays the same element', async ({
  context,
}) => {
  const page = await openStory(context, 'controls-select--searchable')
  const script = await holdBack(context, /\/SelectSearch-[^/]*\.js/)
  const select = page.locator('select')
  await mark(select)
  await select.focus()
  await expect.poll(() => script.isRequested).toBe(true)
  const before = await select.inputValue()
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
  await expect(select).not.toHaveValue(before)
  const chosen = await select.inputValue()
  script.release()
  await expect(select).toHaveAttribute('aria-expanded', 'false')

  await expect(select).toBeFocused()
  await expect(select).toHaveAttribute('data-mark', '')
  await expect(select).toHaveValue(chosen)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('listbox')).toBeVisible()
})
