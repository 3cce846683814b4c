import { resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import { provideChromium } from '../../setup/browser.mjs'
import { launchOptions } from './launch.ts'

const storybook = resolve(import.meta.dirname, '..')
const root = resolve(storybook, '..')
const chromium = await provideChromium()
if (chromium) process.env['CHROMIUM_PATH'] = chromium

/**
 * `npm run pictures`: compares a picture of each component in all its states with the accepted one, and checks
 * behaviour of stories that only a browser has. `npm run pictures -- --update-snapshots` accepts.
 */
export default defineConfig({
  testDir: storybook,
  globalSetup: resolve(import.meta.dirname, 'judge.ts'),
  outputDir: resolve(root, 'test-results/pictures'),
  snapshotPathTemplate: '{testDir}/pictures/accepted/{arg}{ext}',
  fullyParallel: true,
  // More than cores, because a picture waits for frames.
  workers: '150%',
  // A picture fails only if it also differs on a second page.
  retries: 1,
  timeout: 240_000,
  reporter: 'list',
  updateSnapshots: 'none',
  use: { launchOptions: launchOptions() },
})
