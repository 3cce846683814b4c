import type { FormDefinition } from '../forms/form-definition.ts'

/** Every form of the account. The server accepts a post only for these. */
export const accountForms: readonly FormDefinition[] = []
