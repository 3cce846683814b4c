import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { resolve, sep } from 'node:path'
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import { loadScripts, styled } from './loaded.ts'
import { lowest } from './lowest.ts'

const storybook = resolve(import.meta.dirname, '../../.build/storybook')
const origin = 'http://localhost'

type Entry = { type: 'story' | 'docs'; id: string; title: string; name: string; tags: readonly string[] }
export type Component = { title: string; stories: readonly Entry[] }

/**
 * The components of the built Storybook (`npm run build-storybook`). A story with the tag `no-picture` is left out,
 * because its rendering depends on the machine.
 */
export function components(): readonly Component[] {
  const index: { entries: Record<string, Entry> } = JSON.parse(readFileSync(resolve(storybook, 'index.json'), 'utf8'))
  const shown = Object.values(index.entries).filter(
    ({ type, title, tags }) => type === 'story' && title !== 'Canary' && !tags.includes('no-picture'),
  )
  return [...Map.groupBy(shown, ({ title }) => title)].map(([title, stories]) => ({ title, stories }))
}

export type View = { width: number; theme: string; text: string }
/** Higher pictures are cut, because the rest of a very long list shows nothing new. */
const height = 1000

/** Reads Storybook's files from the built folder without a server, so that no other program can answer. */
const respondFromFolder = (context: BrowserContext) =>
  context.route('**', (route) => {
    const { pathname } = new URL(route.request().url())
    const file = resolve(storybook, `.${decodeURIComponent(pathname)}`)
    return file.startsWith(storybook + sep) && existsSync(file)
      ? route.fulfill({ path: file })
      : route.fulfill({ status: 404 })
  })

/** Opens one story like a visitor's page, on which parts that load on intent have not loaded. */
export async function openStory(context: BrowserContext, id: string): Promise<Page> {
  await respondFromFolder(context)
  const page = await context.newPage()
  await page.goto(`${origin}/iframe.html?viewMode=story&id=${id}`)
  return page
}

/** Storybook's page without a story, which loads only what the first story needs. */
export async function openStorybook(browser: Browser, width: number): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height },
    // A visitor's browser speaks another language than the page.
    locale: 'en-US',
    reducedMotion: 'reduce',
    // With this name Storybook detects a test run, and stops animations instead of waiting for their end.
    userAgent: 'StorybookTestRunner',
  })
  await respondFromFolder(context)
  const page = await context.newPage()
  await page.goto(`${origin}/iframe.html?viewMode=story`)
  await page.waitForFunction(() => '__STORYBOOK_ADDONS_CHANNEL__' in window)
  return page
}

/** Storybook's page for one story at a time. */
export async function openStage(browser: Browser, width: number): Promise<Page> {
  const page = await openStorybook(browser, width)
  // `npm run stories` looks at accessibility.
  await page.evaluate(() =>
    window.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: { a11y: { manual: true } } }),
  )
  await loadScripts(page, resolve(storybook, 'assets'))
  const faces = await page.evaluate(
    async () => (await Promise.all([...document.fonts].map((face) => face.load()))).length,
  )
  if (faces === 0) throw new Error('Storybook brings no typefaces: its pictures would show those of this machine.')
  await page.addStyleTag({
    content: '*, ::before, ::after { transition: none !important; caret-color: transparent !important }',
  })
  return page
}

const sessions = new WeakMap<Page, Promise<CDPSession>>()
function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  return session
}

/** The view in which a component is mounted, so that its measurements do not depend on the previous story. */
const lookAtFirst: Omit<View, 'width'> = { theme: 'light', text: '100' }
const wear = (page: Page, look: Omit<View, 'width'>) =>
  page.evaluate((chosen) => Object.assign(document.documentElement.dataset, chosen), look)

/** Resolves when the story is rendered and its play function has ended. */
export async function show(page: Page, { id }: Entry) {
  await wear(page, lookAtFirst)
  const status = await page.evaluate(
    (storyId) =>
      new Promise<string>((finished) => {
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__
        const done = (event: { storyId: string; status: string }) => {
          if (event.storyId !== storyId) return
          channel.off('storyFinished', done)
          finished(event.status)
        }
        channel.on('storyFinished', done)
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
      }),
    id,
  )
  if (status !== 'success') throw new Error(`${id} could not be drawn: its play failed. \`npm run stories\` says more.`)
  await styled(page)
  await page.evaluate(async () => {
    const shown = [...document.images].filter((image) => image.checkVisibility())
    // One further down would wait to be scrolled to.
    for (const image of shown) image.loading = 'eager'
    // Whether a browser rings the button that a dialog focuses depends on what was pressed before;
    // pinned focus is drawn without it.
    const { activeElement } = document
    if (activeElement instanceof HTMLButtonElement && activeElement.closest('dialog')) activeElement.blur()
    await Promise.all([document.fonts.ready, ...shown.map((image) => image.decode().catch(() => undefined))])
  })
}

/**
 * Draws the page as PNG. Playwright's own screenshot takes half as long again, because it stops animations, which few
 * pages have.
 */
async function drawn(page: Page, clip: { x: number; y: number; width: number; height: number }): Promise<Buffer> {
  const isAnimated = await page.evaluate(() => document.getAnimations().length > 0)
  if (isAnimated) return page.screenshot({ clip, animations: 'disabled', caret: 'hide' })
  const session = await sessionOf(page)
  const { data } = await session.send('Page.captureScreenshot', { clip: { ...clip, scale: 1 }, optimizeForSpeed: true })
  return Buffer.from(data, 'base64')
}

export async function photograph(page: Page, { width, theme, text }: View): Promise<Buffer> {
  await wear(page, { theme, text })
  return drawn(page, { x: 0, y: 0, width, height: await lowest(page, height) })
}

/** System fonts only: pictures that change with the project's own fonts must be reviewed, not skipped. */
const families = ['sans-serif', 'serif', 'monospace']
/** One of each kind of native control. */
const controls = `
  <textarea>Ёж</textarea> <select><option>Ёж</select> <select size="2"><option>Ёж<option selected>Уж<option>Бобр</select>
  <input value="Ёж" autofocus> <input type="search" value="Ёж"> <input type="number" value="7"> <input type="date"> <input type="time">
  <input type="checkbox"> <input type="checkbox" checked> <input type="radio" checked> <input type="range"> <input type="file">
  <input type="color"> <button>Ёж</button> <progress value="0.3"></progress> <meter value="0.3"></meter>
  <details open><summary>Ёж</summary>Уж</details> <fieldset><legend>Ёж</legend></fieldset> <hr> <ul><li>Ёж</ul>
  <div style="inline-size: 80px; block-size: 40px; overflow: scroll">Ёж, уж и бобр живут у реки</div>
  <u style="text-decoration: wavy underline">Ёж</u> <b style="filter: blur(1px)">Ёж</b> <i style="box-shadow: 0 2px 6px #0008">Ёж</i>`
const letters = families.map((family) => `<p style="font: 17px ${family}">Ёж фyg 0123 ₽ → ✓ ⌘ × … 🌲</p>`).join('')

/** Renders a sheet of glyphs and native controls. @returns its SHA-256 */
export async function sheetOf(page: Page): Promise<string> {
  await page.evaluate((content) => {
    const sheet = document.createElement('div')
    sheet.id = 'sheet'
    sheet.style.cssText = 'position: fixed; inset: 0; z-index: 9; background: #fff; color: #000; font: 16px sans-serif'
    sheet.innerHTML = content
    document.body.append(sheet)
  }, letters + controls)
  const drawn = await page.screenshot({ clip: { x: 0, y: 0, width: 375, height }, animations: 'disabled' })
  await page.evaluate(() => document.getElementById('sheet')?.remove())
  return createHash('sha256').update(drawn).digest('hex')
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: {
      on(event: 'storyFinished', listener: (event: { storyId: string; status: string }) => void): void
      off(event: 'storyFinished', listener: (event: { storyId: string; status: string }) => void): void
      emit(event: 'setCurrentStory', selection: { storyId: string; viewMode: 'story' }): void
      emit(event: 'updateGlobals', change: { globals: object }): void
    }
  }
}
