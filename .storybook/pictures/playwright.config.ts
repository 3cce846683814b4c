import { resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findChromium } from '../../setup/browser.mjs'

const root = resolve(import.meta.dirname, '../..')
const chromium = findChromium()

/** `npm run pictures`: a picture of each component, all its states, beside the accepted one. `npm run pictures -- --update-snapshots` accepts. */
export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: resolve(root, 'test-results/pictures'),
  snapshotPathTemplate: '{testDir}/accepted/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  // Once more on a fresh page: a picture that differs twice is a difference.
  retries: 1,
  timeout: 120_000,
  reporter: 'list',
  updateSnapshots: 'none',
  use: {
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'],
    },
  },
})
