import type { ReactNode, Ref } from 'react'

interface HiddenProps {
  ref?: Ref<HTMLInputElement>
  name: string | undefined
  value: string | null
  isDisabled: boolean | undefined
}
/** The hidden input that sends the date, for a field that shows another text or no text. */
export const HiddenDate = ({ ref, name, value, isDisabled }: HiddenProps) =>
  name === undefined ? null : <input ref={ref} type="hidden" name={name} value={value ?? ''} disabled={isDisabled} />

/** Announces what happens outside of the focused element to screen readers. */
export const PickingStatus = ({ children, className }: { children: ReactNode; className: string | undefined }) => (
  <span className={className} role="status">
    {children}
  </span>
)
