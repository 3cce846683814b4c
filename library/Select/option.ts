/** A choice in a list, named by a `value` that no other has; the empty one is the placeholder's. */
export interface SelectOption {
  /** What a form sends. */
  value: string
  label: string
  isDisabled?: boolean
}
