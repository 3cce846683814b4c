import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { settings } from './settings.mjs'
import {
  apiProgram,
  firstToEnd,
  portalProgram,
  startProgram,
  stopPrograms,
  waitForResponseOf,
  sandboxProgram,
} from './programs.mjs'
import { aFolder, aFreePort, run } from './testing.mjs'

const serving = `
  import { createServer } from 'node:http'
  const server = createServer((_request, response) => response.end('ok')).listen(process.env.PORT, '127.0.0.1')
  process.on('SIGTERM', () => { server.close(); server.closeAllConnections(); process.exitCode = 0 })
`
const failing = `throw new Error('no luck')`
const stopping = `process.send('ready'); process.on('SIGTERM', () => process.exit(0)); setInterval(() => {}, 1000)`

async function aProgram(name, source, env = {}) {
  const file = join(await aFolder(), 'program.mjs')
  await writeFile(file, source)
  return startProgram({ name, file, env: { ...process.env, ...env } })
}
const isReady = ({ ok }) => ok

test('a program has started when it answers, and stops at SIGTERM', async () => {
  const port = await aFreePort()
  const program = await aProgram('API', serving, { PORT: String(port) })

  await waitForResponseOf(program, { url: `http://127.0.0.1:${port}/`, isReady, timeoutMs: 10_000 })
  await stopPrograms([program])

  expect(program.child.exitCode).toBe(0)
})

test('a program that ends before it answers is reported at once', async () => {
  const program = await aProgram('API', failing)

  const waiting = waitForResponseOf(program, {
    url: `http://127.0.0.1:${await aFreePort()}/`,
    isReady,
    timeoutMs: 10_000,
  })

  await expect(waiting).rejects.toThrow('The API did not start (exit code 1).')
})

test('a program that does not answer in time is reported', async () => {
  const program = await aProgram('API', stopping)
  const url = `http://127.0.0.1:${await aFreePort()}/`

  await expect(waitForResponseOf(program, { url, isReady, timeoutMs: 300 })).rejects.toThrow(
    `The API did not answer at ${url} within 0.3 s.`,
  )
  await stopPrograms([program])
})

test('the first program to end is named', async () => {
  const steady = await aProgram('API', stopping)
  const short = await aProgram('portal', `process.exitCode = 3`)

  expect(await firstToEnd([steady, short])).toBe('The portal has stopped by itself (exit code 3).')
  await stopPrograms([steady, short])
})

test('programs stop in the reverse order of their start', async () => {
  const names = ['API', 'portal']
  const programs = await Promise.all(names.map((name) => aProgram(name, stopping)))
  await Promise.all(programs.map(({ child }) => new Promise((resolve) => child.once('message', resolve))))
  const ended = []
  programs.forEach(({ child, name }) => child.once('exit', () => ended.push(name)))

  await stopPrograms(programs)

  expect(ended).toEqual(['portal', 'API'])
})

test('a program ends when the one that started it is killed, and leaves its port free', async () => {
  const folder = await aFolder()
  const port = await aFreePort()
  await writeFile(join(folder, 'program.mjs'), serving)
  const starting = `
    import { startProgram, waitForResponseOf } from ${JSON.stringify(new URL('programs.mjs', import.meta.url).href)}
    const program = startProgram({ name: 'API', file: ${JSON.stringify(join(folder, 'program.mjs'))}, env: { ...process.env, PORT: '${port}' } })
    await waitForResponseOf(program, { url: 'http://127.0.0.1:${port}/', isReady: () => true, timeoutMs: 10000 })
    console.log('started')
  `
  await writeFile(join(folder, 'starting.mjs'), starting)
  const starter = run(join(folder, 'starting.mjs'))
  await expect.poll(starter.output, { timeout: 10_000 }).toContain('started')

  starter.child.kill('SIGKILL')
  await starter.ended

  const isTaken = () =>
    fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    )
  await expect.poll(isTaken, { timeout: 5000 }).toBe(false)
})

const places = { build: 'build', api: 'http://api.example' }
const asConfigured = (environment) => ({ environment, PORT: '0', API_PORT: '0', HOST: '127.0.0.1', DATA_DIR: 'data' })
/** The value of each variable is its own name. */
const marked = Object.fromEntries(
  [...Object.keys(settings), 'PGPASSWORD', 'PGUSER', 'PGSERVICEFILE'].map((name) => [name, `of-${name}`]),
)

/** The environment that the kernel passed to a program; the program then ends by itself, or is stopped. */
async function environmentOnceStarted(spec) {
  const program = startProgram(spec)
  const environment = readFileSync(`/proc/${program.child.pid}/environ`, 'utf8')
  await stopPrograms([program])
  return environment.split('\0')
}

test.skipIf(process.platform !== 'linux')('a running program has only its own settings', async () => {
  const configuration = asConfigured({ PATH: process.env.PATH, ...marked })
  const api = await environmentOnceStarted(apiProgram(configuration))
  const portal = await environmentOnceStarted(portalProgram(configuration, places))
  const sandbox = await environmentOnceStarted(sandboxProgram(configuration, places.api))

  const secretsIn = (environment) =>
    environment.filter((entry) => /=of-/.test(entry)).map((entry) => entry.split('=')[0])
  expect(secretsIn(api)).toEqual(expect.arrayContaining(['DATABASE_URL', 'PGPASSWORD', 'TRUSTED_PROXIES']))
  expect(secretsIn(portal)).toEqual(expect.arrayContaining(['WEATHER_KEY', 'SITE_URL', 'TRUSTED_PROXIES']))
  for (const [name, { readBy }] of Object.entries(settings)) {
    expect([name, !readBy.includes('api') && secretsIn(api).includes(name)]).toEqual([name, false])
    expect([name, !readBy.includes('portal') && secretsIn(portal).includes(name)]).toEqual([name, false])
    expect([name, !readBy.includes('sandbox') && secretsIn(sandbox).includes(name)]).toEqual([name, false])
  }
  expect([...secretsIn(portal), ...secretsIn(sandbox)].filter((name) => name.startsWith('PG'))).toEqual([])
  expect(api.filter((entry) => entry.startsWith('API_URL=') || entry.includes('of-WEATHER_KEY'))).toEqual([])
})
