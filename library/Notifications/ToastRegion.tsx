import { useEffect, useLayoutEffect, useMemo, type RefObject } from 'react'
import { I18nProvider } from 'react-aria/I18nProvider'
import { useToastRegion } from 'react-aria/useToast'
import { localeOf } from '../messages/locale.ts'
import { useLanguage } from '../messages/language.tsx'
import type { Notification } from './Toast.tsx'
import type { Attention, AttentionHandlers } from './useAttention.ts'

export interface ToastRegionProps {
  region: RefObject<HTMLElement | null>
  label: string
  notifications: readonly Notification[]
  attention: RefObject<Attention>
  /** Receives the handlers of the region's events; an empty object once this is unmounted. */
  onConnect: (handlers: AttentionHandlers) => void
  /** Called when neither the pointer nor focus is in the region any more, also because the element was removed. */
  onAttentionEnd: () => void
}

/**
 * React Aria's toast region beside the notifications, while there are any; renders nothing. The region becomes a
 * landmark for F6, and focus moves from a removed notification to another one, or back to where it was.
 */
export const ToastRegion = (props: ToastRegionProps) => (
  <I18nProvider locale={localeOf(useLanguage())}>
    <Behaviour {...props} />
  </I18nProvider>
)

const nothing = () => {}

function Behaviour({ region, label, notifications, attention, onConnect, onAttentionEnd }: ToastRegionProps) {
  const visibleToasts = useMemo(
    () => notifications.map((content) => ({ key: `${content.id}`, content })),
    [notifications],
  )
  // The caller owns the notifications and their timers, and the region reports what stops those from the beginning.
  const state = { visibleToasts, add: () => '', close: nothing, pauseAll: nothing, resumeAll: onAttentionEnd }
  const { regionProps } = useToastRegion({ 'aria-label': label }, state, region)

  useLayoutEffect(() => {
    onConnect(regionProps)
    return () => onConnect({})
  })
  useEffect(() => {
    const { activeElement } = document
    const relatedTarget = attention.current.cameFrom
    // Focus that arrived before the behaviour was loaded.
    if (region.current?.contains(activeElement))
      activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true, relatedTarget }))
  }, [region, attention])
  useLayoutEffect(() => {
    // React Aria does not know a toast that was added while focus was elsewhere after it had been in the region.
    const isFocusLost = attention.current.Focus && document.activeElement === document.body
    if (isFocusLost) region.current?.querySelector<HTMLElement>('[role=alertdialog]')?.focus()
  }, [visibleToasts, attention, region])
  return null
}
