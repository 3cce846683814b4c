import type { Participant } from '@tropa/contract'

/** `Соколова Елена Викторовна`: in the order of documents. */
export const fullName = ({ last_name, first_name, patronymic }: Participant): string =>
  [last_name, first_name, patronymic].filter(Boolean).join(' ')

/** The last digits of a document: enough to tell documents apart on a screen that others may see. */
export const maskedNumber = (number: string): string => `••• ${number.replaceAll(/[\s-]/g, '').slice(-3)}`
