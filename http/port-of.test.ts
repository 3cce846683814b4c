import { createServer } from 'node:http'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { portOf } from './port-of.ts'

test('a server has a port only while it listens', async () => {
  const server = createServer((_, response) => response.end('here'))
  expect(() => portOf(server)).toThrow('listens on no port')

  await once(server.listen(0, '127.0.0.1'), 'listening')
  expect(await (await fetch(`http://127.0.0.1:${portOf(server)}`)).text()).toBe('here')
  server.close()
})
