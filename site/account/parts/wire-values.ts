import type { FormValues } from '../../forms/submitted-form.ts'

/** What a form is filled in with: fields that are `null` or no text, number or boolean are left out. */
export const formValues = (object: object): FormValues =>
  Object.fromEntries(
    Object.entries(object).flatMap(([name, value]: [string, unknown]) =>
      ['string', 'number', 'boolean'].includes(typeof value) ? [[name, String(value)]] : [],
    ),
  )
