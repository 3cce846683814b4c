import type { Language } from '@tropa/contract'
import { type MessageName, messages } from '@tropa/contract/messages'
import { PortalError } from '../http/failures.ts'

/** A refusal of one field, with a message of the contract. @param limit fills in `{limit}` */
export function refused(field: string, name: MessageName, language: Language, limit?: number): PortalError {
  const message = messages[language][name]
  const text = typeof message === 'string' ? message : message.other
  return new PortalError('invalid', { fields: { [field]: [text.replace('{limit}', String(limit))] } })
}
