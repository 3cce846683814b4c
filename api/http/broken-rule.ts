import type { Language } from '@tropa/contract'
import { type MessageName, namedMessage } from '@tropa/contract/messages'
import { PortalError } from './failures.ts'

type Broken = { field: string; rule: MessageName; limit?: number; language: Language }

/** The refusal of a field by a rule that its schema cannot know. */
export const brokenRule = ({ field, rule, limit, language }: Broken): PortalError =>
  new PortalError('invalid', { fields: { [field]: [namedMessage(rule, language, limit)] } })
