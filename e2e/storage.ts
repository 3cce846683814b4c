import type { Page } from '@playwright/test'

/** An item of the page's local storage. During a navigation it is read from the next page. */
export async function storedItem(page: Page, key: string): Promise<string | null> {
  try {
    return await page.evaluate((name) => localStorage.getItem(name), key)
  } catch (error) {
    if (!String(error).includes('Execution context was destroyed')) throw error
    await page.waitForLoadState('domcontentloaded')
    return storedItem(page, key)
  }
}

/** The stored track of the page, or an empty one. */
export const storedTrack = async (page: Page) => JSON.parse((await storedItem(page, 'active_track')) ?? '{}')

/** Pages of `owner` begin with the item in their local storage, unless they have it already. */
export const startWithItem = (owner: Pick<Page, 'addInitScript'>, key: string, value: string) =>
  owner.addInitScript(
    ([name, text]) => {
      if (localStorage.getItem(name) === null) localStorage.setItem(name, text)
    },
    [key, value] as const,
  )

/** Pages of `owner` begin with the track of a guest, unless they have one already. */
export const startWithTrack = (owner: Pick<Page, 'addInitScript'>, track: object) =>
  startWithItem(owner, 'active_track', JSON.stringify(track))
