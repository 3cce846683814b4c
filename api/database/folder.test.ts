import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { prepareFolder, whyFailed } from './folder.ts'
import { StartError } from './start-error.ts'

test('a folder is made with the folders above it', async () => {
  const above = await mkdtemp(join(tmpdir(), 'tropa-folder-'))

  prepareFolder(join(above, 'one', 'two'))
  prepareFolder(join(above, 'one', 'two'))

  await rm(above, { recursive: true })
})

test.skipIf(process.platform !== 'linux').each(['/proc/x', '/proc/x/y', '/proc', '/dev/null/x'])('%s is refused at once', (folder) => {
  expect(() => prepareFolder(folder)).toThrow(new StartError(`The folder ${folder} (DATA_DIR) cannot be written.`))
})

test('an error on a disk with room is itself', () => {
  const error = new Error('unreachable')

  expect(whyFailed(tmpdir(), error)).toBe(error)
})
