import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { mustRun } from './command.mjs'
import { providePinnedBrowser } from './pinned-browser.mjs'
import { buildFolder, projectNode, root } from './places.mjs'
import { Refusal } from './refusal.mjs'
import { step } from './progress.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const programFiles = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA].filter(
  Boolean,
)
const knownPlaces = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  join(homedir(), 'Applications/Google Chrome.app/Contents/MacOS/Google Chrome'),
  ...programFiles.map((folder) => join(folder, 'Google/Chrome/Application/chrome.exe')),
]

/** @returns the path of an installed Chromium: on the PATH or in a usual folder */
export function findChromium({ PATH = '' } = process.env) {
  const onPath = PATH.split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => names.map((name) => join(folder, name)))
  return [...onPath, ...knownPlaces].find((file) => existsSync(file))
}

const log = join(buildFolder, 'logs/browser.log')
const isDebianRoot = () =>
  process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && existsSync('/etc/debian_version')

async function installFromDebian() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await mustRun(['apt-get', 'update'], { log, env })
  await mustRun(['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'], { log, env })
}

/** Playwright installs its own browser once, and finds it later. */
const installFromPlaywright = () =>
  mustRun([projectNode, join(root, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium'], { log })

async function installed() {
  await step('Installing a browser', isDebianRoot() ? installFromDebian : installFromPlaywright)
  return findChromium()
}

/**
 * Finds or installs a browser for the tests: that of `CHROMIUM_PATH`, else the pinned one, else one of this machine.
 * @returns its path, or `undefined` for Playwright's own
 * @throws {Refusal} if `CHROMIUM_PATH` names no file
 */
export async function provideChromium({ CHROMIUM_PATH } = process.env) {
  if (CHROMIUM_PATH && !existsSync(CHROMIUM_PATH)) throw new Refusal(`CHROMIUM_PATH=${CHROMIUM_PATH} is no file.`)
  return CHROMIUM_PATH || (await providePinnedBrowser()) || findChromium() || installed()
}
