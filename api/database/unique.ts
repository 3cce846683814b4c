import { codeOf } from './start-error.ts'

/** Whether a statement failed because another row has a value that must be unique. Drizzle wraps the reason. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && (codeOf(error) === '23505' || isUniqueViolation(error.cause))
