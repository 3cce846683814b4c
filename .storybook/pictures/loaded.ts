import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'

/**
 * Loads every script of Storybook. On a busy machine a part that loads on intent could otherwise load after the picture
 * of the first story that opens it.
 * @param assets the folder that Storybook serves as `/assets`
 */
export async function loadScripts(page: Page, assets: string) {
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js') && !file.includes('-worker-'))
  // Without a result, because Playwright would copy every module to the test.
  await page.evaluate(async (files) => {
    await Promise.all(files.map((file) => import(`/assets/${file}`)))
  }, scripts)
}

/** Resolves when the styles of the mounted components have loaded and are applied. */
export const styled = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn))
    const loaded = (link: HTMLLinkElement) =>
      new Promise((end) => {
        link.addEventListener('load', end, { once: true })
        link.addEventListener('error', end, { once: true })
      })
    await frame()
    await frame()
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
    await Promise.all(links.filter(({ sheet }) => !sheet).map(loaded))
    await frame()
    await frame()
  })
