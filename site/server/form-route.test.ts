// @vitest-environment node
import { expect, test } from 'vitest'
import '../messages/all-catalogues.ts'
import { loginForm } from '../account/auth-forms.ts'
import { formRoute } from './form-route.ts'
import { aPortalVisit } from './http/testing/portal-visits.ts'

const route = formRoute({
  forms: [loginForm, { ...loginForm, id: 'another' }],
  pages: { name: 'page', at: /^/, handle: () => new Response('page') },
  post: async () => new Response('post'),
})
const responseTo = async (method: string) => {
  const visit = aPortalVisit('/login', { method })
  const response = await route.handle(visit, '/login')
  return [response.status, response.status < 300 ? await response.text() : response.headers.get('allow')]
}

test('reads render the page, and a post sends its form', async () => {
  expect([await responseTo('GET'), await responseTo('HEAD'), await responseTo('POST')]).toEqual([
    [200, 'page'],
    [200, 'page'],
    [200, 'post'],
  ])
})

test('other methods are refused with a list of the allowed ones', async () => {
  expect(await responseTo('DELETE')).toEqual([405, 'GET, HEAD, POST'])
})

test('it handles only the addresses of forms', () => {
  expect(['/login', '/login/', '/login2', '/en/login', '/'].filter((path) => route.at.test(path))).toEqual(['/login'])
})
