import { expect, test } from 'vitest'
import { parseSearch } from '../addresses/search-string.ts'
import { createPortal } from '../portal/portal.ts'
import { sendFrom } from '../app/testing/test-provider-responses.ts'
import { readSearchParams, searchAddress, searchParamsQuery, type SearchParams } from './search-params.ts'

const read = (address: string) => readSearchParams(parseSearch(new URL(address, 'https://portal.example').search))

test.each<SearchParams>([
  { q: 'музей', page: 1 },
  { q: 'музей & парк?', tag: 'location', page: 1 },
  { q: '100% + #1', page: 7 },
  { q: '', page: 1 },
  { q: '12', tag: '5', page: 2 },
])('$q with page $page is read back from its address', (params) => {
  expect(read(searchAddress(params))).toEqual(params)
})

test.each(['/q', '/q?q=', '/q?q=%20%20', '/q?page=0', '/q?page=-3', '/q?page=1.5', '/q?page=two', '/q?tag='])(
  '%s is the first page without a query',
  (address) => {
    expect(read(address)).toEqual({ q: '', page: 1 })
  },
)

test('each query, tag and page has a separate cache entry', async () => {
  const { send, sent } = sendFrom()
  const portal = createPortal(send)
  const params: SearchParams[] = [
    { q: 'музей', page: 1 },
    { q: 'музей', page: 2 },
    { q: 'музей', tag: 'location', page: 1 },
    { q: 'парк', page: 1 },
  ]
  const queries = params.map((one) => searchParamsQuery(portal, one))
  expect(new Set(queries.map(({ queryKey }) => JSON.stringify(queryKey))).size).toBe(params.length)

  const signal = new AbortController().signal
  await queries[1]?.queryFn?.({ signal } as never)

  expect(sent.map(({ query }) => Object.fromEntries(query ?? []))).toEqual([{ q: 'музей', limit: '24', offset: '24' }])
})
