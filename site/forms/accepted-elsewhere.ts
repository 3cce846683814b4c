import type { MessageId } from '../messages/intl.tsx'

/**
 * Notices for forms that were accepted on another page, by the id of the form. They are in the catalogue of every
 * page.
 */
export const acceptedElsewhere: Readonly<Record<string, MessageId>> = {
  registration: 'notice.registered',
  'reset-password': 'notice.passwordReset',
  logout: 'notice.signedOut',
  'erase-account': 'notice.erased',
}

/** Not a form: the provider has ended the session, and the visitor was redirected to the home page. */
export const refusedSession = 'session-refused'
