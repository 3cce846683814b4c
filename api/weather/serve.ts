import { closeServer } from '@tropa/http/server'
import { once } from 'node:events'
import { portOf } from '@tropa/http/port-of'
import { createHttpServer } from '../http/server.ts'
import { weatherStandIn } from './stand-in.ts'

/** The stand-in as a program: listens on a free port, prints its address, and ends when its standard input closes. */
const server = createHttpServer(weatherStandIn())
await once(server.listen(0, '127.0.0.1'), 'listening')
process.stdout.write(`http://127.0.0.1:${portOf(server)}\n`)
process.stdin.resume().on('close', () => void closeServer(server, 0))
