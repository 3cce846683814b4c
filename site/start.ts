import { createSerializationAdapter } from '@tanstack/react-router'
import { createMiddleware, createStart } from '@tanstack/react-start'
import { PortalError } from './portal/error.ts'
import { surroundingsOf } from './server/surroundings.ts'

const visit = createMiddleware({ type: 'request' }).server(({ next, request }) => next({ context: { surroundings: surroundingsOf(request) } }))

/** Failures cross from server to browser as themselves, so that both draw the same error page. */
const portalErrors = createSerializationAdapter({
  key: 'portal-error',
  test: (value): value is PortalError => value instanceof PortalError,
  toSerializable: ({ status, message, requestId }) => ({ status, message, requestId }),
  fromSerializable: ({ status, message, requestId }) => new PortalError(status, message, {}, { requestId }),
})

export const startInstance = createStart(() => ({
  requestMiddleware: [visit],
  serializationAdapters: [portalErrors],
}))
