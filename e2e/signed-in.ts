import { randomInt, randomUUID } from 'node:crypto'
import { expect, type BrowserContext } from '@playwright/test'
import { portal } from './portals.ts'

export type Account = { email: string; password: string }

/** Each account uses another IP address, because registrations from one address are limited. */
export const someAddress = () => ['10', ...Array.from({ length: 3 }, () => String(randomInt(1, 255)))].join('.')

/** A call of the provider for the visitor who is signed in in the context. */
export const call = (context: BrowserContext, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, data?: object) =>
  context.request.fetch(`${portal}/api/portal/${path}`, {
    method,
    data,
    headers: { origin: portal, 'x-forwarded-for': someAddress() },
  })

/** Registers a new visitor and signs them in in the context. */
export async function signUp(context: BrowserContext, more: object = {}): Promise<Account> {
  const account = { email: `${randomUUID()}@portal.example`, password: 'тёплый дом у реки' }
  const response = await call(context, 'POST', 'auth/registration', {
    first_name: 'Елена',
    last_name: 'Соколова',
    origin: 'ugra',
    municipality: 'Сургут',
    agreement: true,
    personal_data: true,
    ...account,
    ...more,
  })
  expect(response.status(), await response.text()).toBe(201)
  return account
}

/** Signs in, for example in another browser. */
export async function signIn(context: BrowserContext, { email, password }: Account) {
  const response = await call(context, 'POST', 'auth/login', { email, password })
  expect(response.status(), await response.text()).toBe(200)
}
