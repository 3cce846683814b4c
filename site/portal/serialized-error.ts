import { createSerializationAdapter } from '@tanstack/react-router'
import { PortalError } from './error.ts'

/** Carries a failure from the server to the browser, so that both render the same error page. */
export const portalErrors = createSerializationAdapter({
  key: 'portal-error',
  test: (value): value is PortalError => value instanceof PortalError,
  toSerializable: ({ status, message, requestId }) => ({ status, message, requestId }),
  fromSerializable: ({ status, message, requestId }) => new PortalError(status, message, {}, { requestId }),
})
