import { useEffect, useLayoutEffect, type RefObject } from 'react'
import { I18nProvider } from 'react-aria/I18nProvider'
import { mergeProps } from 'react-aria/mergeProps'
import { useSpinButton, type SpinbuttonAria } from 'react-aria/private/spinbutton/useSpinButton'
import { isIOS } from 'react-aria/private/utils/platform'
import { usePress } from 'react-aria/usePress'
import { useHeldKeys } from '../aria/useHeldKeys.ts'
import { useLanguage } from '../messages/language.tsx'
import { localeOf } from '../messages/locale.ts'
import type { HeldKeys } from '../onIntent/HeldKeys.ts'
import type { EventHandlers, ForwardedEvents } from './ForwardedEvents.ts'
import { stepped, type Steps } from './steps.ts'

/** The properties that a `NumberStepper` passes to its behaviour. */
export interface SteppingProps {
  /** Contains the field and its buttons. */
  frame: RefObject<HTMLElement | null>
  keys: HeldKeys
  events: Readonly<Record<'input' | 'less' | 'more', ForwardedEvents>>
  /** The number that a step starts from: the typed one, or else the value. */
  from: number
  value: number
  /** The value as it is announced. */
  text: string
  steps: Steps
  isDisabled: boolean | undefined
  onChange: (value: number) => void
}

/** The number of steps of Page Up and Page Down. */
const page = 10

/** VoiceOver on iOS cannot focus a spin button; there the field stays a text field, as React Aria's own do. */
export const isSpinButton = () => !isIOS()

/** React Aria's spin button beside a field and its buttons: keys, long press and announcements. Renders nothing. */
export const Stepping = (props: SteppingProps) => (
  <I18nProvider locale={localeOf(useLanguage())}>
    <Behaviour {...props} />
  </I18nProvider>
)

function useStepButton(button: SpinbuttonAria['incrementButtonProps'], isAtBound: boolean): EventHandlers {
  const { onPressStart, onPressUp, onPressEnd, onFocus, onBlur } = button
  const { pressProps } = usePress({
    isDisabled: isAtBound,
    ...(onPressStart && { onPressStart }),
    ...(onPressUp && { onPressUp }),
    ...(onPressEnd && { onPressEnd }),
  })
  return mergeProps(pressProps, { onFocus, onBlur })
}

function Behaviour({ frame, keys, events, from, value, text, steps, isDisabled, onChange }: SteppingProps) {
  const { min, max } = steps
  const step = (by: number) => () => onChange(stepped(from, by, steps))
  const { spinButtonProps, incrementButtonProps, decrementButtonProps } = useSpinButton({
    value,
    textValue: text,
    minValue: min,
    maxValue: max,
    isDisabled: isDisabled ?? false,
    onIncrement: step(1),
    onDecrement: step(-1),
    onIncrementPage: step(page),
    onDecrementPage: step(-page),
    ...(Number.isFinite(min) && { onDecrementToMin: () => onChange(min) }),
    ...(Number.isFinite(max) && { onIncrementToMax: () => onChange(max) }),
  })
  const less = useStepButton(decrementButtonProps, isDisabled || value <= min)
  const more = useStepButton(incrementButtonProps, isDisabled || value >= max)

  useLayoutEffect(() => {
    const { onFocus, onBlur, onKeyDown, onKeyUp } = spinButtonProps
    events.input.connect({ onFocus, onBlur, onKeyDown, onKeyUp })
    events.less.connect(less)
    events.more.connect(more)
  })
  useEffect(() => {
    const { activeElement } = document
    // Focus that arrived before the behaviour was loaded.
    if (frame.current?.contains(activeElement))
      activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  }, [frame])
  useHeldKeys(keys, true)
  return null
}
