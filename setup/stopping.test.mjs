import { spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { aFolder } from './testing.mjs'

/** A program under a shell, as npm runs it; it prints when it starts and when it stops. */
async function aProgramUnderAShell(environment) {
  const file = join(await aFolder(), 'program.mjs')
  const source = `
    import { onceAskedToStop } from ${JSON.stringify(new URL('stopping.mjs', import.meta.url).href)}
    onceAskedToStop(() => { console.log('stopping'); process.exit(0) })
    setInterval(() => {}, 1000)
    console.log('running ' + process.pid)
  `
  await writeFile(file, source)
  const shell = spawn('sh', ['-c', `"${process.execPath}" "${file}"; true`], {
    env: { ...process.env, ...environment },
  })
  let output = ''
  shell.stdout.on('data', (chunk) => (output += chunk))
  await expect.poll(() => output, { timeout: 10_000 }).toContain('running')
  const pid = Number(/running (\d+)/.exec(output)[1])
  onTestFinished(() => void (output.includes('stopping') || process.kill(pid, 'SIGKILL')))
  return { shell, pid, printed: () => output }
}

const onUnix = test.skipIf(process.platform === 'win32')

onUnix('a signal stops the program', async () => {
  const { pid, printed } = await aProgramUnderAShell({})

  process.kill(pid, 'SIGTERM')

  await expect.poll(printed).toContain('stopping')
})

onUnix('under npm, the end of the shell between stops the program', async () => {
  const { shell, printed } = await aProgramUnderAShell({ npm_lifecycle_event: 'start' })

  shell.kill('SIGKILL')

  await expect.poll(printed, { timeout: 5000 }).toContain('stopping')
})
