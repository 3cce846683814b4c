import type { Page } from '@playwright/test'

/** Waits until React has hydrated the page: it marks the elements that it has hydrated. The header comes first. */
export const waitForHydration = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__react')),
  )
