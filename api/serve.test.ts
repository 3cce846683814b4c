import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

const program = fileURLToPath(new URL('serve.ts', import.meta.url))
const running: ChildProcess[] = []
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tropa-serve-'))
})
afterEach(() => running.forEach((child) => child.kill('SIGKILL')))
afterAll(() => rm(folder, { recursive: true, force: true }))

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return address && typeof address === 'object' ? address.port : 0
}

function start(environment: Record<string, string>) {
  const { PATH = '' } = process.env
  const child = spawn(process.execPath, [program], { env: { PATH, ...environment } })
  running.push(child)
  let output = ''
  child.stdout.on('data', (part) => {
    output += part
  })
  child.stderr.on('data', (part) => {
    output += part
  })
  const ended = once(child, 'close').then(([code]) => ({ code: Number(code), output }))
  const isReady = new Promise<void>((resolve) =>
    child.stdout.on('data', () => output.includes('API ready') && resolve()),
  )
  const ready = () => Promise.race([isReady, ended.then(({ output: printed }) => Promise.reject(new Error(printed)))])
  return { child, ended, ready }
}

const stop = async ({ child, ended }: ReturnType<typeof start>, signal: 'SIGTERM' | 'SIGINT' = 'SIGTERM') => {
  child.kill(signal)
  return ended
}

test('it starts, stops cleanly, and keeps the data for the next start', async () => {
  const port = await freePort()
  const environment = { DATA_DIR: join(folder, 'kept'), API_PORT: String(port) }
  const first = start(environment)
  await first.ready()
  const title = async () =>
    (await (await fetch(`http://127.0.0.1:${port}/portal/location/1001`)).json()).location.the_title
  const before = await title()
  const stopped = await stop(first)

  const second = start(environment)
  await second.ready()
  const after = await title()
  const { code, output } = await stop(second, 'SIGINT')

  expect([stopped.code, code, after]).toEqual([0, 0, before])
  expect(stopped.output).toContain('Region content stored')
  expect(output).not.toContain('Region content stored')
})

test('stand-in weather is served only if no weather service is configured', async () => {
  const port = await freePort()
  const environment = { DATA_DIR: join(folder, 'kept'), API_PORT: String(port) }
  const weather = async () =>
    (await fetch(`http://127.0.0.1:${port}/weather/forecast?access_key=any&query=61,69`)).status
  const first = start(environment)
  await first.ready()
  const standIn = await weather()
  await stop(first)

  const second = start({ ...environment, WEATHER_URL: 'https://weather.example' })
  await second.ready()
  const named = await weather()
  await stop(second)

  expect([standIn, named]).toEqual([200, 404])
})

test('a second process on the same folder is refused and harms nothing', async () => {
  const environment = { DATA_DIR: join(folder, 'kept'), API_PORT: String(await freePort()) }
  const first = start(environment)
  await first.ready()

  const second = await start({ ...environment, API_PORT: String(await freePort()) }).ended
  const health = await fetch(`http://127.0.0.1:${environment.API_PORT}/healthz`)
  await stop(first)

  expect(second).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^Another process is already using .*kept \(DATA_DIR\)\. .*\n$/),
  })
  expect(health.status).toBe(200)
})

test('the folder is free again after a kill', async () => {
  const environment = { DATA_DIR: join(folder, 'kept'), API_PORT: String(await freePort()) }
  const first = start(environment)
  await first.ready()
  first.child.kill('SIGKILL')
  await first.ended

  const second = start(environment)
  await second.ready()
  const health = await fetch(`http://127.0.0.1:${environment.API_PORT}/portal/location/1001`)
  await stop(second)

  expect(health.status).toBe(200)
})

test('a port in use is named before anything is stored', async () => {
  const holder = createServer().listen(0, '127.0.0.1')
  await once(holder, 'listening')
  const address = holder.address()
  const port = address && typeof address === 'object' ? address.port : 0

  const { code, output } = await start({ DATA_DIR: join(folder, 'never'), API_PORT: String(port) }).ended
  holder.close()

  expect([code, output]).toEqual([1, `Port ${port} (API_PORT) on 127.0.0.1 (HOST) is in use by another program.\n`])
})

test('real payments are refused on the embedded database, which may lose commits in a power cut', async () => {
  const { code, output } = await start({
    DATA_DIR: join(folder, 'real-payments'),
    API_PORT: String(await freePort()),
    PAYMENT_URL: 'https://gateway.example/v3',
    PAYMENT_SHOP_ID: '100500',
    PAYMENT_SECRET: 'live_key',
  }).ended

  expect(code).toBe(1)
  expect(output).toContain('does not force its writes to disk (fsync=off)')
  expect(output).not.toContain('live_key')
})

test('a folder that cannot be written is named', async () => {
  const file = join(folder, 'a-file')
  await writeFile(file, '')

  const { code, output } = await start({ DATA_DIR: join(file, 'data'), API_PORT: String(await freePort()) }).ended

  expect([code, output]).toEqual([1, `The folder ${join(file, 'data')} (DATA_DIR) cannot be written.\n`])
})

test.each([
  ['postgres://nobody:x@127.0.0.1:1/none', 'The database of DATABASE_URL cannot be used: nothing listens there.\n'],
  ['mysql://x', 'DATABASE_URL must begin with postgres:// or postgresql://.\n'],
])('DATABASE_URL=%s is refused with the reason', async (url, sentence) => {
  const { code, output } = await start({ DATABASE_URL: url, API_PORT: String(await freePort()) }).ended

  expect([code, output]).toEqual([1, sentence])
})
