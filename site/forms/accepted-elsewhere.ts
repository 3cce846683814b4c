import type { MessageId } from '../messages/intl.tsx'

/**
 * What the page after an accepted form of another page says, by the id of the form. These words stand in the
 * catalogue of every page.
 */
export const acceptedElsewhere: Readonly<Record<string, MessageId>> = {
  registration: 'notice.registered',
  'reset-password': 'notice.passwordReset',
  logout: 'notice.signedOut',
  'erase-account': 'notice.erased',
}

/** Not a form: the provider has ended the session, and the visitor was redirected home. */
export const refusedSession = 'session-refused'
