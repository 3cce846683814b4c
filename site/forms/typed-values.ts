import type { FormDefinition } from './form-definition.ts'
import { sentValues } from './form-values.ts'
import type { FormFailure, FormValues } from './submitted-form.ts'

type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isTextControl = (element: Element): element is TextControl =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement

/** The controls that the visitor fills in. Where a hidden input has the value, the control has a `data-field`. */
const controlsOf = (element: HTMLFormElement, name: string) =>
  [...element.elements]
    .filter(isTextControl)
    .filter((control) => control.dataset['field'] === name || (control.name === name && control.type !== 'hidden'))

/** The values of a form as typed; for a date its text, which may not be a date yet. */
export function typedValues(form: FormDefinition, element: HTMLFormElement): FormValues {
  const values = new Map<string, unknown>(new FormData(element))
  for (const { name } of form.fields.filter(({ kind }) => kind === 'date')) {
    const [control] = controlsOf(element, name)
    if (control) values.set(name, control.value)
  }
  return sentValues(form, values)
}

/** Errors that fields report themselves, such as a text that is not a date. */
export function ownErrors({ fields }: FormDefinition, element: HTMLFormElement): FormFailure['errors'] {
  const wrong = fields.flatMap(({ name }) => {
    const control = controlsOf(element, name).find(({ validity }) => validity.customError)
    return control ? [[name, [control.validationMessage]] as const] : []
  })
  return Object.fromEntries(wrong)
}

/** React overrides the element's own setter, and would not notice a value set by it. */
function setValue(control: TextControl, value: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

const isBox = (control: TextControl): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')

function restore(control: TextControl, value: string) {
  if (!isBox(control)) return setValue(control, value)
  // Called only with a value other than the one shown. Choosing another radio button switches this one off.
  if (control.value === value || control.type === 'checkbox') control.click()
}

/**
 * Enters the values of a draft into a form as if the visitor typed them, so that fields keep their own state. A field
 * that the visitor has changed since the page was rendered is left alone.
 * @param initial the values with which the page was rendered
 */
export function restoreValues(
  form: FormDefinition,
  element: HTMLFormElement,
  draft: FormValues,
  initial: FormValues,
): void {
  const now = typedValues(form, element)
  for (const { name, kind } of form.fields) {
    if (kind === 'consent' || kind === 'password') continue
    const value = draft[name] ?? ''
    if ((now[name] ?? '') !== (initial[name] ?? '') || value === (initial[name] ?? '')) continue
    for (const control of controlsOf(element, name)) restore(control, value)
  }
}
