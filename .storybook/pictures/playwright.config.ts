import { resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import { provideChromium } from '../../setup/browser.mjs'
import { launchOptions } from './launch.ts'

const root = resolve(import.meta.dirname, '../..')
const chromium = await provideChromium()
if (chromium) process.env['CHROMIUM_PATH'] = chromium

/**
 * `npm run pictures`: a picture of each component, all its states, beside the accepted one.
 * `npm run pictures -- --update-snapshots` accepts.
 */
export default defineConfig({
  testDir: import.meta.dirname,
  globalSetup: resolve(import.meta.dirname, 'judge.ts'),
  outputDir: resolve(root, 'test-results/pictures'),
  snapshotPathTemplate: '{testDir}/accepted/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  // Once more on a fresh page: a picture that differs twice is a difference.
  retries: 1,
  timeout: 240_000,
  reporter: 'list',
  updateSnapshots: 'none',
  use: { launchOptions: launchOptions() },
})
