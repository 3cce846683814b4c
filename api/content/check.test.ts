import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

const checking = (...args: string[]) =>
  promisify(execFile)(process.execPath, ['check.mjs', ...args], { cwd: import.meta.dirname })

test('the content passes its checks', async () => {
  expect((await checking('--strict')).stdout).toMatch(/\nOK\n$/)
})

test('content that no check knows is an error', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'content-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await cp(import.meta.dirname, folder, { recursive: true })
  await writeFile(join(folder, 'museum-nights.json'), '[]')

  await expect(checking(`--in=${folder}`)).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining('museum-nights.json #-'),
  })
})
