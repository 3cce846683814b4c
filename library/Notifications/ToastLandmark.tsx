import { useLandmark } from 'react-aria/useLandmark'
import type { RefObject } from 'react'

export interface ToastLandmarkProps {
  region: RefObject<HTMLElement | null>
  label: string
}

/** Makes the notifications a landmark that F6 leads to while there are any; draws nothing. */
export function ToastLandmark({ region, label }: ToastLandmarkProps) {
  useLandmark({ role: 'region', 'aria-label': label, focus: () => region.current?.querySelector('button')?.focus() }, region)
  return null
}
