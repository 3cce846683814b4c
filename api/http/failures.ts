import type { Texts } from '@tropa/contract'

export const statusOf = {
  malformed: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  wrong_method: 405,
  conflict: 409,
  changed: 412,
  too_large: 413,
  not_json: 415,
  invalid: 422,
  too_many: 429,
  unexpected: 500,
  unavailable: 503,
} as const
export type FailureKind = keyof typeof statusOf

export const failureMessages: Record<FailureKind, Texts> = {
  malformed: { ru: 'Запрос записан с ошибкой', en: 'The request is malformed' },
  unauthorized: { ru: 'Войдите, чтобы продолжить', en: 'Sign in to continue' },
  forbidden: { ru: 'У вас нет доступа', en: 'You do not have access' },
  not_found: { ru: 'Страница не найдена', en: 'This page could not be found' },
  wrong_method: { ru: 'Этот метод здесь не поддерживается', en: 'This method is not allowed here' },
  conflict: { ru: 'Это уже изменилось или занято', en: 'It has changed or is already taken' },
  changed: { ru: 'Пока вы правили, это изменил кто-то ещё', en: 'Somebody else changed this while you were editing' },
  too_large: { ru: 'Запрос слишком большой', en: 'The request is too large' },
  not_json: { ru: 'Нужен JSON', en: 'JSON is needed' },
  invalid: { ru: 'Проверьте поля', en: 'Check the fields' },
  too_many: { ru: 'Слишком много запросов. Подождите немного', en: 'Too many requests. Wait a little' },
  unexpected: { ru: 'Непредвиденная ошибка', en: 'Something unexpected happened' },
  unavailable: { ru: 'Сервис временно недоступен', en: 'The service is unavailable for now' },
}

type Details = { fields?: Record<string, string[]>; headers?: Record<string, string>; cause?: unknown }

/** A refusal: becomes a `Failure` with the status of its kind. */
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
