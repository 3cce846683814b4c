import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import { provideChromium } from '../setup/browser.mjs'
import { turnOffFeatures } from '../setup/chromium-features.mjs'
import { madeKey } from './organisation-key.ts'
import {
  counterHost,
  deadPortal,
  minimalPortal,
  mappedPortal,
  mapsHost,
  portal,
  ports,
  runningPortal,
} from './portals.ts'

const root = resolve(import.meta.dirname, '..')
const chromium = await provideChromium()
// The workers read this file again and must use the same browser and data.
if (chromium) process.env['CHROMIUM_PATH'] = chromium
const dataFolder = (process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'tropa-e2e-')))
if (!runningPortal) process.env['E2E_ORGANISATION_KEY'] ??= madeKey(dataFolder)

/** Starts the portal like a new user, on its own ports and with an empty data folder. */
const server = (url: string, env: Record<string, string>) => ({
  command: 'node start.mjs',
  cwd: root,
  url: `${url}/healthz`,
  env,
  timeout: 300_000,
  reuseExistingServer: false,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
})

/** A browser for tests, which renders without a graphics card. */
const launch = (...args: string[]) => ({
  ...(chromium && { executablePath: chromium }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', ...args],
})

/**
 * A page with `Cross-Origin-Opener-Policy` needs another process than the empty page with which each test begins.
 * Nothing of the portal opens a window or has an opener; the project that keeps the policy would notice if it stopped
 * a page.
 */
const withoutOpenerPolicy = turnOffFeatures('CrossOriginOpenerPolicy')

const specs = (...names: string[]) => names.map((name) => `${name}.spec.ts`)
/** Specs that test the live map. */
const withDrawnMaps = specs('journey', 'keyboard', 'map', 'plan-map', 'plan-states', 'shared-track')
/** Specs that test whole pages, on which the live map has all its parts except for its pixels. */
const withMaps = specs('accessibility', 'large-text', 'names', 'print')
const missing = [...withDrawnMaps, ...withMaps].filter((spec) => !existsSync(join(import.meta.dirname, spec)))
if (missing.length > 0) throw new Error(`There is no ${missing.join(', ')} to test with maps.`)
/** ms; on a busy machine a page with a live map may not react for many seconds. */
const longOnMaps = 60_000
const filesOf = (names: readonly string[]) => names.map((name) => `**/${name}`)

export default defineConfig<{ areMapsDrawn: boolean }>({
  testDir: '.',
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  // A third browser on two cores takes a tenth more processor time for the same tests than it finds idle.
  workers: '100%',
  retries: process.env['CI'] ? 1 : 0,
  // Long, because a busy machine is slow; no test measures time.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL: portal,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    contextOptions: { reducedMotion: 'reduce' },
    // Screenshots of every action would slow down tests that pass; `--trace on` takes them for a test that fails.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
  },
  // Without a graphics card a live map costs more than everything else on its page; without WebGL its sketch stays.
  projects: [
    {
      name: 'drawn maps',
      testMatch: filesOf(withDrawnMaps),
      expect: { timeout: longOnMaps },
      use: { launchOptions: launch() },
    },
    {
      name: 'maps without pixels',
      testMatch: filesOf(withMaps),
      expect: { timeout: longOnMaps },
      use: { launchOptions: launch(withoutOpenerPolicy), areMapsDrawn: false },
    },
    {
      name: 'sketches',
      testIgnore: filesOf([...withDrawnMaps, ...withMaps]),
      use: { launchOptions: launch('--disable-3d-apis', withoutOpenerPolicy) },
    },
  ],
  webServer: runningPortal
    ? []
    : [
        server(portal, {
          PORT: String(ports.portal),
          API_PORT: String(ports.api),
          PAYMENT_PORT: String(ports.payments),
          DATA_DIR: dataFolder,
          FLIGHTS_URL: 'https://flights.example/search',
        }),
        {
          command: `"${process.execPath}" e2e/minimal-provider.ts`,
          cwd: root,
          url: `http://127.0.0.1:${ports.minimalApi}/healthz`,
          env: { PORT: String(ports.minimalApi), API_URL: `http://127.0.0.1:${ports.api}` },
        },
        {
          command: `"${process.execPath}" e2e/outside-map/serve.ts`,
          cwd: root,
          url: `${mapsHost}/healthz`,
          env: { PORT: String(ports.maps) },
        },
        {
          command: `"${process.execPath}" e2e/outside-counter.ts`,
          cwd: root,
          url: `${counterHost}/healthz`,
          env: { PORT: String(ports.counter) },
        },
        server(mappedPortal, {
          PORT: String(ports.mappedPortal),
          API_URL: `http://127.0.0.1:${ports.api}`,
          MAP_PMTILES_URL: `${mapsHost}/scheme.pmtiles`,
          MAP_SATELLITE_URL: `${mapsHost}/imagery.json`,
          MAP_HYBRID_URL: `${mapsHost}/away.json`,
          ANALYTICS_URL: `${counterHost}/script.js`,
          ANALYTICS_ID: 'tropa-e2e',
          ROUTING_URL: mapsHost,
        }),
        server(minimalPortal, { PORT: String(ports.minimalPortal), API_URL: `http://127.0.0.1:${ports.minimalApi}` }),
        // Its provider's address has no server.
        server(deadPortal, {
          PORT: String(ports.deadPortal),
          API_PORT: String(ports.deadApi),
          API_URL: `http://127.0.0.1:${ports.deadApi}`,
        }),
      ],
})
