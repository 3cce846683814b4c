import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { mustRun } from './command.mjs'
import { buildFolder, projectNode, root } from './places.mjs'
import { step } from './progress.mjs'

/** The rooms that the portal's build contains. */
export const inputs = ['site', 'library', 'machines', 'contract', 'http', 'package-lock.json', 'tsconfig.json']
const isIgnored = (name) => /^node_modules$|^dist$|^\.|\.(test|stories|gen)\.tsx?$/.test(name)
const keptBuilds = 3

async function filesUnder(path) {
  if ((await stat(path)).isFile()) return [path]
  const names = (await readdir(path)).filter((name) => !isIgnored(name)).sort()
  return (await Promise.all(names.map((name) => filesUnder(join(path, name))))).flat()
}

/** Depends only on the contents of files, not on their times or the system's path separator. */
export async function hashOf(paths, base) {
  const hash = createHash('sha256')
  for (const file of (await Promise.all(paths.map((path) => filesUnder(join(base, path))))).flat()) {
    hash
      .update(`${relative(base, file).split(sep).join('/')}\0`)
      .update(await readFile(file))
      .update('\0')
  }
  return hash.digest('hex').slice(0, 12)
}

/** Another process may be building the same version; the first one wins. */
const moveIfFirst = (partial, folder) =>
  rename(partial, folder).catch((error) => {
    if (!existsSync(folder)) throw error
  })

async function build(folder) {
  const partial = await mkdtemp(`${folder}-partial-`)
  const env = { ...process.env, NODE_ENV: 'production', TROPA_BUILD: partial }
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  try {
    await mustRun([projectNode, vite, 'build', '--config', 'site/vite.config.ts'], {
      env,
      log: join(buildFolder, 'logs/site-build.log'),
    })
    await moveIfFirst(partial, folder)
  } finally {
    await rm(partial, { recursive: true, force: true })
  }
}

/** Deletes all but the latest builds; an older process may still serve one of the kept ones. */
export async function pruneBuilds(folder, kept) {
  const names = (await readdir(folder)).filter((name) => /^site-[\da-f]+$/.test(name))
  const builds = await Promise.all(
    names.map(async (name) => ({ path: join(folder, name), used: (await stat(join(folder, name))).mtimeMs })),
  )
  const old = builds.sort((one, other) => other.used - one.used).slice(kept)
  await Promise.all(old.map(({ path }) => rm(path, { recursive: true, force: true })))
}

/**
 * Builds the portal if its sources have changed. Each build has a new folder, because a running server reads from its
 * own.
 * @returns the folder of the build
 */
export async function buildSite() {
  const folder = join(buildFolder, `site-${await hashOf(inputs, root)}`)
  if (!existsSync(folder)) {
    await mkdir(buildFolder, { recursive: true })
    await step('Building the portal', () => build(folder))
  }
  await utimes(folder, new Date(), new Date())
  await pruneBuilds(buildFolder, keptBuilds)
  return folder
}
