/** One choice of a `Select`. */
export interface SelectOption {
  /** What a form sends. */
  value: string
  label: string
  isDisabled?: boolean
}
