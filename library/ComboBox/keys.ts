/** How many options Page Up and Page Down pass. */
const page = 10

/** Keys of the list; those that move the cursor are the field's own and bring one back to it. */
export const isListKey = (key: string) => key === 'ArrowDown' || key === 'ArrowUp' || key === 'PageDown' || key === 'PageUp'

/**
 * Where a key leads among options while focus stays in the field.
 * @param at the option one is on; −1: the field itself
 * @returns an option, −1, or `null` for a key that leads nowhere
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/#keyboardinteraction
 */
export function stepped(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return at === count - 1 ? -1 : at + 1
    case 'ArrowUp':
      return at === -1 ? count - 1 : at - 1
    case 'PageDown':
      return Math.min(Math.max(at, 0) + page, count - 1)
    case 'PageUp':
      return Math.max(at - page, 0)
    case 'Home':
    case 'End':
    case 'ArrowLeft':
    case 'ArrowRight':
      return -1
    default:
      return null
  }
}
