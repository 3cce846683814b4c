const focusable =
  'input:not([type="hidden"], :disabled), select:not(:disabled), textarea:not(:disabled), button:not(:disabled), [tabindex]'

/** Moves focus to a control, or to the chosen or first control of a group; `false` if there is none. */
export function focusField(id: string): boolean {
  const field = document.getElementById(id)
  const control = field?.matches(focusable)
    ? field
    : (field?.querySelector<HTMLElement>(':checked') ?? field?.querySelector<HTMLElement>(focusable))
  control?.focus()
  return Boolean(control)
}
