import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { mustRun, runCommand, stopCommands } from './command.mjs'
import { aFolder } from './testing.mjs'

const program = (source) => [process.execPath, '--eval', source]
const talking = program("setInterval(() => console.log('a line of a build'), 1)")

test('the output of a command goes into a file in a new folder', async () => {
  const log = join(await aFolder(), 'logs', 'build.log')

  const code = await runCommand(
    program("console.log('built'); console.error('with a warning'); process.exitCode = 3"),
    { log },
  )

  expect([code, (await readFile(log, 'utf8')).split('\n').toSorted()]).toEqual([3, ['', 'built', 'with a warning']])
})

test('the error of a failed command shows the end of its output', async () => {
  const log = join(await aFolder(), 'build.log')

  await expect(mustRun(program("console.log('no such page'); process.exit(2)"), { log })).rejects.toThrow(
    /failed with exit code 2:\nno such page\nThe whole output is in .*build\.log\.$/,
  )
})

test.each(['npm error nospc ENOSPC: no space left on device, write', 'tar: write failed: No space left on device'])(
  'a full disk, "%s", is reported in one sentence',
  async (line) => {
    const log = join(await aFolder(), 'build.log')
    const source = `console.log(${JSON.stringify(line)}); process.exit(1)`

    await expect(mustRun(program(source), { log })).rejects.toThrow(
      /^The disk is full: ".*" could not write its files\. .*\.$/,
    )
  },
)

test.skipIf(process.platform === 'win32')(
  'stopping a command also ends its child processes, which may ignore the signal',
  async () => {
    const log = join(await aFolder(), 'build.log')
    const lasting =
      "process.on('SIGTERM', () => {}); console.log('under way'); setTimeout(() => console.log('went on'), 20_000)"
    const starting = `require('node:child_process').spawn(process.execPath, ['--eval', ${JSON.stringify(lasting)}], { stdio: 'inherit' })`
    const ended = runCommand(program(starting), { log })

    await vi.waitFor(async () => expect(await readFile(log, 'utf8')).toContain('under way'), 20_000)
    stopCommands()

    expect(await ended).not.toBe(0)
    expect(await readFile(log, 'utf8')).not.toContain('went on')
  },
)

describe('a command whose output cannot be written is stopped, and the error names the file and the reason', () => {
  // Writing to this Linux device fails as on a full disk.
  test.runIf(process.platform === 'linux')('on a full disk', async () => {
    await expect(runCommand(talking, { log: '/dev/full' })).rejects.toThrow('/dev/full has no space left on its disk.')
  })

  test('if a folder has that name', async () => {
    const folder = await aFolder()

    await expect(runCommand(talking, { log: folder })).rejects.toThrow(`${folder} cannot be written (EISDIR).`)
  })

  test('if its folder cannot be created', async () => {
    const file = join(await aFolder(), 'a-file')
    await writeFile(file, '')

    await expect(runCommand(talking, { log: join(file, 'logs/build.log') })).rejects.toThrow(
      /a-file.* cannot be written \(ENOTDIR\)\.$/,
    )
  })
})
