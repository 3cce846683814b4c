import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { filesOf } from './build-files.ts'

const script = 'export const trail = 1\n'.repeat(99)
let build: string
let folder: string
beforeEach(async () => {
  build = await mkdtemp(join(tmpdir(), 'tropa-build-'))
  folder = join(build, 'client')
  await mkdir(join(folder, 'assets'), { recursive: true })
  await writeFile(join(folder, 'assets/a-1.js'), script)
  await writeFile(join(folder, 'assets/a-1.js.br'), brotliCompressSync(script))
  await writeFile(join(folder, 'robots.txt'), 'one')
})
afterEach(() => rm(build, { recursive: true, force: true }))

const request = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Request(`http://localhost${path}`, { method, headers })
const headersOf = (response: Response | undefined) => [...(response?.headers ?? [])]

test('an asset is read once, and every later response is equal to the first', async () => {
  const files = filesOf(folder)
  const first = await files(request('/assets/a-1.js'))
  expect(await first?.text()).toBe(script)

  await rm(join(folder, 'assets'), { recursive: true })
  const second = await files(request('/assets/a-1.js'))
  expect([second?.status, await second?.text()]).toEqual([200, script])
  expect(headersOf(second)).toEqual(headersOf(first))
  expect(second?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(second?.headers.get('content-type')).toMatch(/^text\/javascript/)
})

test('each client gets an asset in an encoding that it accepts', async () => {
  const files = filesOf(folder)
  for (const _ of ['read', 'stored']) {
    const compressed = await files(request('/assets/a-1.js', { 'accept-encoding': 'gzip, br' }))
    expect(compressed?.headers.get('content-encoding')).toBe('br')
    expect(compressed?.headers.get('vary')).toMatch(/accept-encoding/i)
    const bytes = (await compressed?.arrayBuffer()) ?? new ArrayBuffer()
    expect(brotliDecompressSync(bytes).toString()).toBe(script)

    const plain = await files(request('/assets/a-1.js'))
    expect([plain?.headers.get('content-encoding'), await plain?.text()]).toEqual([null, script])
  }
})

test('a stored asset also answers conditions, ranges and HEAD', async () => {
  const files = filesOf(folder)
  const whole = await files(request('/assets/a-1.js'))
  const etag = whole?.headers.get('etag') ?? ''

  expect((await files(request('/assets/a-1.js', { 'if-none-match': etag })))?.status).toBe(304)
  const part = await files(request('/assets/a-1.js', { range: 'bytes=0-5' }))
  expect([part?.status, await part?.text()]).toEqual([206, 'export'])
  const head = await files(request('/assets/a-1.js', {}, 'HEAD'))
  expect([head?.status, await head?.text()]).toEqual([200, ''])
})

test('a missing asset is not remembered, and nothing outside the build is read', async () => {
  const files = filesOf(folder)
  await writeFile(join(build, 'server.js'), 'secret')
  expect(await files(request('/assets/b-2.js'))).toBeUndefined()
  for (const path of ['/assets/..%2f..%2fserver.js', '/assets/%2e%2e/%2e%2e/server.js'])
    expect([path, await files(request(path))]).toEqual([path, undefined])

  await writeFile(join(folder, 'assets/b-2.js'), script)
  expect((await files(request('/assets/b-2.js')))?.status).toBe(200)
})

test('other files are read each time, because they change under the same name', async () => {
  const files = filesOf(folder)
  expect(await (await files(request('/robots.txt')))?.text()).toBe('one')

  await writeFile(join(folder, 'robots.txt'), 'another')
  const changed = await files(request('/robots.txt'))
  expect([await changed?.text(), changed?.headers.get('cache-control') ?? '']).toEqual([
    'another',
    expect.not.stringContaining('immutable'),
  ])
})
