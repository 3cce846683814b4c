import { existsSync } from 'node:fs'
import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mustRun, outsideEnvironment } from './command.mjs'
import { buildFolder, projectNode, root } from './places.mjs'
import { Refusal } from './refusal.mjs'
import { say, step } from './progress.mjs'

const pinned = join(root, 'setup/chromium')
const log = (name) => join(buildFolder, `logs/browser-${name}.log`)
const readJson = async (...path) => JSON.parse(await readFile(join(...path), 'utf8'))

/** The package has a build for Linux with glibc on x64. */
const isForThisSystem = () =>
  process.platform === 'linux' &&
  process.arch === 'x64' &&
  Boolean(process.report.getReport().header.glibcVersionRuntime)

const fontSettings = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`

/** Uses the package's own libraries, fonts and language, so that a page looks the same on every machine. */
const launcher = `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
export LC_ALL=C.UTF-8 LANGUAGE=en LD_LIBRARY_PATH="$here/al2023/lib" FONTCONFIG_FILE="$here/fonts/fonts.conf" FONTCONFIG_PATH="$here/fonts"
exec "$here/chromium" "$@"
`

const unpacking = `import chromium from '@sparticuz/chromium'; await chromium.executablePath()`

/** The package unpacks into the temporary folder; with the variables of AWS Lambda it unpacks its libraries too. */
async function unpack(folder) {
  const fresh = `${folder}.${process.pid}`
  await mkdir(fresh, { recursive: true })
  const env = { ...process.env, TMPDIR: fresh, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' }
  await mustRun([projectNode, '--input-type=module', '--eval', unpacking], { cwd: pinned, log: log('unpacking'), env })
  await writeFile(join(fresh, 'fonts/fonts.conf'), fontSettings)
  await writeFile(join(fresh, 'browser'), launcher)
  await chmod(join(fresh, 'browser'), 0o755)
  await mustRun([join(fresh, 'browser'), '--version', '--no-sandbox'], { log: log('version') })
  await rm(folder, { recursive: true, force: true })
  await rename(fresh, folder)
}

async function install() {
  const env = outsideEnvironment(process.env)
  await mustRun(['npm', 'ci', '--prefer-offline', '--ignore-scripts', '--loglevel=warn'], {
    cwd: pinned,
    log: log('installation'),
    env,
  })
}

/**
 * Installs and unpacks the browser that `setup/chromium` pins, the first time.
 * @returns its path; `undefined` on a system without a build, or if it cannot be installed
 */
export async function providePinnedBrowser() {
  if (!isForThisSystem()) return undefined
  const { dependencies } = await readJson(pinned, 'package.json')
  const folder = join(buildFolder, `chromium-${dependencies['@sparticuz/chromium']}`)
  const browser = join(folder, 'browser')
  if (existsSync(browser)) return browser
  try {
    await step('Installing the browser of the tests', async () => {
      await install()
      await unpack(folder)
    })
    return browser
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    say(
      `The pinned browser cannot be used, so another is looked for: ${error.message.split('\n').slice(0, 3).join(' ')}`,
    )
    return undefined
  }
}
