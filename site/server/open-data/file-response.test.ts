// @vitest-environment node
import { expect, test } from 'vitest'
import { openFileResponse, type OpenFile } from './file-response.ts'

const file: OpenFile = { format: 'gpx', body: '<gpx>у\u00a0реки</gpx>', plain: 'track-1', title: 'У\u00a0реки' }
const request = (etag?: string) =>
  new Request('https://portal.example/tracks/1.gpx', { headers: etag ? { 'if-none-match': etag } : {} })

test('other programs get the file without no-break characters, with the name of the object', async () => {
  const response = openFileResponse(request(), file)

  expect(await response.text()).toBe('<gpx>у реки</gpx>')
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; .*track-1\.gpx/)
  expect(response.headers.get('content-disposition')).toContain(encodeURIComponent('У реки.gpx'))
})

test('data that browsers can show is not a download', () => {
  expect(openFileResponse(request(), { ...file, format: 'jsonld' }).headers.get('content-disposition')).toMatch(
    /^inline/,
  )
})

test('a known file is not sent again until its content changes', async () => {
  const etag = openFileResponse(request(), file).headers.get('etag') ?? ''

  const known = openFileResponse(request(`W/${etag}`), file)
  const changed = openFileResponse(request(etag), { ...file, body: `${file.body} ` })

  expect([known.status, await known.text(), changed.status]).toEqual([304, '', 200])
})

test('a file and its 304 can be cached, and vary by the cookie with the language', () => {
  const first = openFileResponse(request(), file)
  const again = openFileResponse(request(first.headers.get('etag') ?? ''), file)

  for (const { headers } of [first, again])
    expect([headers.get('vary'), headers.get('cache-control')]).toEqual(['cookie', 'public, max-age=300'])
})
