import { createSerializationAdapter } from '@tanstack/react-router'
import { PortalError } from './error.ts'

/** A failure of the server arrives in a browser as itself, so that both draw the same error page. */
export const portalErrors = createSerializationAdapter({
  key: 'portal-error',
  test: (value): value is PortalError => value instanceof PortalError,
  toSerializable: ({ status, message, requestId }) => ({ status, message, requestId }),
  fromSerializable: ({ status, message, requestId }) => new PortalError(status, message, {}, { requestId }),
})
