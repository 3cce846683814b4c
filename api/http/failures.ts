import type { Language } from '@tropa/contract'

export const statusOf = {
  malformed: 400,
  not_found: 404,
  wrong_method: 405,
  too_large: 413,
  not_json: 415,
  invalid: 422,
  too_many: 429,
  unexpected: 500,
  unavailable: 503,
} as const
export type FailureKind = keyof typeof statusOf

export const failureMessages: Record<FailureKind, Record<Language, string>> = {
  malformed: { ru: 'Запрос записан с ошибкой', en: 'The request is malformed' },
  not_found: { ru: 'Страница не найдена', en: 'This page could not be found' },
  wrong_method: { ru: 'Здесь так не спрашивают: другой метод', en: 'This method is not allowed here' },
  too_large: { ru: 'Запрос слишком большой', en: 'The request is too large' },
  not_json: { ru: 'Нужен JSON', en: 'JSON is needed' },
  invalid: { ru: 'Проверьте поля', en: 'Check the fields' },
  too_many: { ru: 'Слишком много запросов. Подождите немного', en: 'Too many requests. Wait a little' },
  unexpected: { ru: 'Непредвиденная ошибка', en: 'Something unexpected happened' },
  unavailable: { ru: 'Сервис временно недоступен', en: 'The service is unavailable for now' },
}

type Details = { fields?: Record<string, string[]>; headers?: Record<string, string>; cause?: unknown }

/** A refusal that the caller is told of. */
export class PortalError extends Error {
  override name = 'PortalError'
  readonly kind: FailureKind
  readonly fields: Record<string, string[]> | undefined
  readonly headers: Record<string, string>

  constructor(kind: FailureKind, { fields, headers = {}, cause }: Details = {}) {
    super(kind, { cause })
    this.kind = kind
    this.fields = fields
    this.headers = headers
  }
}
