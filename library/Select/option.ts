/** An option of a list, identified by its unique `value`; the empty one is the placeholder's. */
export interface SelectOption {
  /** The value in the form data. */
  value: string
  label: string
  isDisabled?: boolean
}
