import { createMiddleware, createStart } from '@tanstack/react-start'
import { portalErrors } from '../portal/serialized-error.ts'
import { surroundingsOf } from '../server/request-surroundings.ts'

const visit = createMiddleware({ type: 'request' }).server(({ next, request }) =>
  next({ context: { surroundings: surroundingsOf(request) } }),
)

export const startInstance = createStart(() => ({
  requestMiddleware: [visit],
  serializationAdapters: [portalErrors],
}))
