import type { FocusEvent } from 'react'

/**
 * For `onFocusCapture` of a list. When focus enters it, React Aria restores the scroll position of the last `scroll`
 * event, and browsers send that a frame late: a press right after scrolling would move the list away under the pointer.
 */
export const reportScroll = ({ currentTarget }: FocusEvent) => currentTarget.dispatchEvent(new Event('scroll'))
