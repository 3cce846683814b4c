import type { Page } from '@playwright/test'

/** An item of the page's local storage, also of a page that is just being left: then of the next one. */
export async function storedItem(page: Page, key: string): Promise<string | null> {
  try {
    return await page.evaluate((name) => localStorage.getItem(name), key)
  } catch (error) {
    if (!String(error).includes('Execution context was destroyed')) throw error
    await page.waitForLoadState('domcontentloaded')
    return storedItem(page, key)
  }
}

/** The track that the page keeps; empty where there is none. */
export const storedTrack = async (page: Page) => JSON.parse((await storedItem(page, 'active_track')) ?? '{}')
