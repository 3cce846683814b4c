import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { prepareFolder, whyFailed } from './folder.ts'
import { StartError } from './start-error.ts'

test('a folder is created with its parent folders, empty, and accepted again', async () => {
  const folder = join(await aFolder(), 'one', 'two')

  prepareFolder(folder)
  prepareFolder(folder)

  expect(await readdir(folder)).toEqual([])
})

test.skipIf(process.platform !== 'linux').each(['/proc/x', '/proc/x/y', '/proc', '/dev/null/x'])(
  '%s is refused at once',
  (folder) => {
    expect(() => prepareFolder(folder)).toThrow(new StartError(`The folder ${folder} (DATA_DIR) cannot be written.`))
  },
)

async function aFolder(files: readonly string[] = []): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tropa-folder-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const file of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), '')
  }
  return folder
}

const foreign = [['letter.txt'], ['db/schema.rb'], ['lock', 'letter.txt'], ['.env']]

test.each(foreign)('a folder with other files, %s, is refused and left unchanged', async (...files) => {
  const folder = await aFolder(files)
  const before = await readdir(folder, { recursive: true })

  const sentence = `The folder ${folder} (DATA_DIR) holds other files: the database needs one of its own.`
  expect(() => prepareFolder(folder)).toThrow(new StartError(sentence))

  expect(await readdir(folder, { recursive: true })).toEqual(before)
})

test.each([
  ['db/PG_VERSION', 'lock', 'lock-journal'],
  ['db/PG_VERSION', 'backup.tar'],
  ['lock', 'db/base/1'],
  ['lost+found/x'],
])('a folder with a database, or an empty disk, is accepted: %s', async (...files) => {
  expect(prepareFolder(await aFolder(files))).toBeUndefined()
})

test('an error on a disk with free space is returned unchanged', () => {
  const error = new Error('unreachable')

  expect(whyFailed(tmpdir(), error)).toBe(error)
})

const megabytes = (count: number) => () => count * 1_000_000

test('a disk without space for a new database is refused with one sentence, before PostgreSQL starts', async () => {
  const folder = await aFolder()

  expect(() => prepareFolder(folder, megabytes(199))).toThrow(
    new StartError(`The disk of ${folder} (DATA_DIR) is full: 199 MB are free.`),
  )
  expect(() => prepareFolder(folder, megabytes(201))).not.toThrow()
})

test('an existing database needs free space only for its log', async () => {
  const folder = await aFolder()
  await mkdir(join(folder, 'db'))
  await writeFile(join(folder, 'db', 'PG_VERSION'), '17')

  expect(() => prepareFolder(folder, megabytes(41))).not.toThrow()
  expect(() => prepareFolder(folder, megabytes(39))).toThrow(StartError)
})

test('an error of PostgreSQL on a full disk names the disk, with the error as its cause', async () => {
  const folder = await aFolder()
  const error = new Error('unreachable')

  const reason = whyFailed(folder, error, megabytes(1))

  expect(reason).toEqual(new StartError(`The disk of ${folder} (DATA_DIR) is full: 1 MB are free.`))
  expect(reason).toHaveProperty('cause', error)
})
