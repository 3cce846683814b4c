import type { ReactNode, Ref } from 'react'

interface HiddenProps {
  ref?: Ref<HTMLInputElement>
  name: string | undefined
  value: string | null
  isDisabled: boolean | undefined
}
/** Sends the date of a field that shows another text, or has no text to send. */
export const HiddenDate = ({ ref, name, value, isDisabled }: HiddenProps) =>
  name === undefined ? null : <input ref={ref} type="hidden" name={name} value={value ?? ''} disabled={isDisabled} />

/** What happens beside the focus, said to those who do not see it. */
export const PickingStatus = ({ children, className }: { children: ReactNode; className: string | undefined }) => (
  <span className={className} role="status">
    {children}
  </span>
)
