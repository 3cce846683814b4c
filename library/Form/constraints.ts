import type { FormMessages } from '../messages/Form.ts'

/** A control that a browser validates. */
export type FormControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Whether an event comes from a control that a browser validates. */
export const isFormControl = (target: EventTarget | null): target is FormControl =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement

/**
 * The name under which a field is sent. If a hidden input sends the value, the control has the name in `data-field`.
 */
export const fieldName = (control: FormControl) => control.name || (control.dataset['field'] ?? '')

/** For the `pattern` of a name: letters of any alphabet, with hyphens, apostrophes and spaces between them. */
export const lettersOnly = "[\\p{L}\\p{M}'’\\- ]*"

const patternOf = (control: FormControl) => (control instanceof HTMLInputElement ? control.pattern : '')
const boundsOf = (control: FormControl) =>
  control instanceof HTMLSelectElement ? { minLength: 0, maxLength: 0 } : control

/** The message for what a browser found wrong with a control; without a message of ours, the control's own is used. */
export function constraintMessage(control: FormControl, words: FormMessages): string {
  const { validity, title, validationMessage } = control
  if (validity.valueMissing) return words.required
  if (validity.tooShort) return words.tooShort(boundsOf(control).minLength)
  if (validity.tooLong) return words.tooLong(boundsOf(control).maxLength)
  if (validity.typeMismatch && control.type === 'email') return words.email
  if (validity.patternMismatch) return patternOf(control) === lettersOnly ? words.letters : title || words.invalid
  return validity.customError ? validationMessage : words.invalid
}

const valueOf = (form: HTMLFormElement, name: string) => {
  const other = form.elements.namedItem(name)
  return other instanceof Element && isFormControl(other) ? other.value : ''
}

/** Fields with `data-matches` are invalid until they equal the field that it names. */
export function compareFields(form: HTMLFormElement, words: FormMessages) {
  for (const control of form.querySelectorAll<HTMLInputElement>('[data-matches]')) {
    const isSame = control.value === '' || control.value === valueOf(form, control.dataset['matches'] ?? '')
    control.setCustomValidity(isSame ? '' : words.match)
  }
}
