import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { aFolder, aFreePort, aTakenPort, run } from './testing.mjs'

describe('npm start refuses with one sentence, before it builds anything', () => {
  test('an invalid variable', async () => {
    const { code, output } = await run('start.mjs', { env: { PORT: 'abc' } }).ended

    expect(code).toBe(1)
    expect(output.trim()).toBe('PORT is "abc", but must be a whole number from 1 to 65535.')
  })

  test.each([{ NODE_ENV: 'production' }, { SITE_URL: 'https://portal.example' }])(
    'payments that would silently be tests in production, %j',
    async (env) => {
      const { code, output } = await run('start.mjs', { env }).ended

      expect(code).toBe(1)
      expect(output).toContain('PAYMENT_SANDBOX=on for test payments')
    },
  )

  test('a real gateway with the embedded database', async () => {
    const env = { PAYMENT_URL: 'https://gateway.example/v3', PAYMENT_SHOP_ID: '100500', PAYMENT_SECRET: 'live_key' }
    const { code, output } = await run('start.mjs', { env }).ended

    expect(code).toBe(1)
    expect(output.trim()).toMatch(/^DATABASE_URL is not set, but must be with PAYMENT_URL/)
    expect(output).not.toContain('live_key')
  })

  test('a port that another program uses', async () => {
    const port = await aTakenPort()

    const { code, output } = await run('start.mjs', { env: { PORT: String(port) } }).ended

    expect(code).toBe(1)
    expect(output.trim()).toBe(
      `PORT=${port} is in use by another program. Stop that program, or set PORT to a free port.`,
    )
  })

  test('an API port that another program uses', async () => {
    const port = await aTakenPort()

    const { code, output } = await run('start.mjs', {
      env: { PORT: String(await aFreePort()), API_PORT: String(port) },
    }).ended

    expect(code).toBe(1)
    expect(output).toContain(`API_PORT=${port} is in use`)
  })

  test('a folder that cannot be written', async () => {
    const file = join(await aFolder(), 'a-file')
    await writeFile(file, '')
    const ports = { PORT: String(await aFreePort()), API_PORT: String(await aFreePort()) }

    const { code, output } = await run('start.mjs', { env: { ...ports, DATA_DIR: join(file, 'data') } }).ended

    expect(code).toBe(1)
    expect(output).toContain(`DATA_DIR=${join(file, 'data')} cannot be written (ENOTDIR).`)
  })

  test('a folder with foreign files, which stay unchanged', async () => {
    const folder = await aFolder()
    await writeFile(join(folder, 'letter.txt'), '')
    const ports = { PORT: String(await aFreePort()), API_PORT: String(await aFreePort()) }

    const { code, output } = await run('start.mjs', { env: { ...ports, DATA_DIR: folder } }).ended

    expect([code, output.trim()]).toEqual([
      1,
      `DATA_DIR=${folder} holds other files. Set DATA_DIR to an empty folder, or one that does not exist yet.`,
    ])
    expect(await readdir(folder)).toEqual(['letter.txt'])
  })
})

test.skipIf(process.platform !== 'linux')('a folder that cannot be created is refused at once', async () => {
  const ports = { PORT: String(await aFreePort()), API_PORT: String(await aFreePort()) }

  const { code, output } = await run('start.mjs', { env: { ...ports, DATA_DIR: '/proc/x' } }).ended

  expect([code, output.trim()]).toEqual([
    1,
    'DATA_DIR=/proc/x cannot be written (ENOENT). Set DATA_DIR to a folder that can be written.',
  ])
})
