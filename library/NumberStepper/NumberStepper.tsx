import {
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent,
} from 'react'
import type { ClassNames } from '../dress.ts'
import { Field, type FieldPart, type FieldWords } from '../Field/Field.tsx'
import { useFormReset } from '../Field/useFormReset.ts'
import { useFieldErrors } from '../Form/useFieldErrors.ts'
import { useFormNotice } from '../Form/useFormNotice.ts'
import { numberStepperMessages, type NumberStepperMessages } from '../messages/NumberStepper.ts'
import { useMessages } from '../messages/useMessages.ts'
import { HeldKeys } from '../onIntent/HeldKeys.ts'
import { useOnIntent } from '../onIntent/useOnIntent.ts'
import { withAriaMessages } from '../onIntent/withAriaMessages.ts'
import { ForwardedEvents } from './ForwardedEvents.ts'
import { StepButton } from './StepButton.tsx'
import { readNumber, stepped, within } from './steps.ts'

export type NumberStepperPart = FieldPart | 'frame' | 'button' | 'icon' | 'input' | 'reason'

interface OwnProps extends FieldWords {
  value?: number
  /** Default: `min`. */
  defaultValue?: number
  onChange?: (value: number) => void
  min?: number
  /** Default: no upper bound. */
  max?: number
  /** Above 0. */
  step?: number
  isDisabled?: boolean
  /** The value as announced, such as `2 взрослых`; default: the number. */
  valueText?: (value: number) => string
  messages?: Partial<NumberStepperMessages>
  classNames?: ClassNames<NumberStepperPart>
}
/** The properties of a `NumberStepper`, and every attribute of its `<input>`. */
export type NumberStepperProps = OwnProps &
  Omit<
    ComponentPropsWithRef<'input'>,
    keyof OwnProps | 'type' | 'role' | 'disabled' | 'required' | 'className' | 'children'
  >

const loadStepping = withAriaMessages(() => import('./Stepping.tsx'))
const steppingKeys: readonly string[] = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End']

/** Objects that stay the same while the field is mounted. */
const makeLinks = () => ({
  keys: new HeldKeys(),
  events: { input: new ForwardedEvents(), less: new ForwardedEvents(), more: new ForwardedEvents() },
})

/** The number, and a typed text that is not a valid number yet (`null`: none). */
function useNumber({ value, defaultValue, onChange, min = 0, max = Infinity, step = 1 }: OwnProps) {
  const steps = { min, max, step }
  const first = within(defaultValue ?? min, steps)
  const [own, setOwn] = useState(first)
  const [draft, setDraft] = useState<string | null>(null)
  const now = value ?? own
  const change = (next: number) => {
    setDraft(null)
    setOwn(next)
    if (next !== now) onChange?.(next)
  }
  const from = draft === null ? now : (readNumber(draft) ?? now)
  return { steps, first, now, draft, setDraft, change, from }
}

/**
 * A small number with buttons around it. `ref` is the `<input>`, which is sent by its `name`. A typed text takes
 * effect on blur or Enter: out of bounds it becomes the nearest bound, and an invalid text the last number. It is a
 * text field until the visitor reaches for it: then React Aria's spin button loads, and the field stays the same
 * element. Keyboard: up and down arrows step, Page Up and Page Down go ten steps, Home and End to the bounds. Buttons
 * stay in the tab order at a bound, and say why they do nothing; a long press repeats. Parts: `frame` holds buttons
 * and field; `reason` is why a button does nothing, `data-bound` which bound.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/spinbutton/
 */
export const NumberStepper = (props: NumberStepperProps) => {
  const { label, hint, isRequired, isDisabled, valueText = String, messages, classNames: c = {} } = props
  const rest = inputAttributes(props)
  const words = useMessages(numberStepperMessages, messages)
  const error = useFieldErrors(rest.name, props.error)
  const number = useNumber(props)
  const { steps, now, draft, setDraft, change, from } = number
  const { min, max, step } = steps
  const made = useId()
  const id = rest.id ?? made
  const frame = useRef<HTMLDivElement>(null)
  const [{ keys, events }] = useState(makeLinks)
  const { part, isComing } = useOnIntent(frame, loadStepping)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(rest.ref, () => keys.input.current)

  useFormNotice(keys.input, now)
  useFormReset(id, () => change(number.first))
  const read = () => {
    if (draft !== null) change(within(readNumber(draft) ?? now, steps))
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    rest.onKeyDown?.(event)
    // These keys belong to an input method, in which Enter and the arrows choose between digits.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') read()
    const isEarly = !keys.isReplaying && (keys.isWaiting || isComing())
    if (isEarly && steppingKeys.includes(event.key)) keys.hold(event)
    else events.input.handlers.onKeyDown?.(event)
  }
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    rest.onBlur?.(event)
    keys.drop()
    events.input.handlers.onBlur?.(event)
    read()
  }
  const announced = now >= max ? `${valueText(now)}. ${words.atMost(String(max))}` : valueText(now)
  const spinButton = part?.isSpinButton() && {
    role: 'spinbutton',
    'aria-valuenow': now,
    'aria-valuemin': Number.isFinite(min) ? min : undefined,
    'aria-valuemax': Number.isFinite(max) ? max : undefined,
    'aria-valuetext': valueText(now),
  }

  return (
    <Field
      {...{ id, label, hint, error, isRequired, isDisabled }}
      describedBy={rest['aria-describedby']}
      classNames={c}
    >
      {(control) => {
        const button = (bound: 'min' | 'max') => (
          <StepButton
            bound={bound}
            fieldId={control.id}
            label={bound === 'min' ? words.less : words.more}
            isAtBound={bound === 'min' ? now <= min : now >= max}
            isDisabled={isDisabled}
            hasBehaviour={part !== null}
            events={bound === 'min' ? events.less : events.more}
            onStep={() => change(stepped(from, bound === 'min' ? -1 : 1, steps))}
            classNames={c}
          />
        )
        const reason = (bound: 'min' | 'max', text: string) => (
          <p id={`${control.id}-${bound}-reason`} className={c.reason} data-bound={bound}>
            {text}
          </p>
        )
        return (
          <>
            <div ref={frame} className={c.frame} role="group" aria-labelledby={`${control.id}-label`}>
              {button('min')}
              <input
                {...rest}
                {...control}
                {...spinButton}
                ref={keys.setInput}
                type="text"
                inputMode={Number.isInteger(step) && min >= 0 ? 'numeric' : 'decimal'}
                autoComplete="off"
                className={c.input}
                required={isRequired}
                disabled={isDisabled}
                value={draft ?? String(now)}
                onChange={({ target }) => setDraft(target.value)}
                onFocus={(event) => {
                  rest.onFocus?.(event)
                  events.input.handlers.onFocus?.(event)
                }}
                onBlur={leave}
                onKeyDown={press}
              />
              {button('max')}
              {part && (
                <part.Stepping
                  {...{ frame, keys, events, from, steps, isDisabled }}
                  value={now}
                  text={announced}
                  onChange={change}
                />
              )}
            </div>
            {!isDisabled && now <= min && reason('min', words.atLeast(String(min)))}
            {!isDisabled && now >= max && reason('max', words.atMost(String(max)))}
          </>
        )
      }}
    </Field>
  )
}

const inputAttributes = ({
  label: _l,
  hint: _h,
  error: _e,
  isRequired: _r,
  isDisabled: _d,
  value: _v,
  defaultValue: _i,
  onChange: _o,
  min: _a,
  max: _b,
  step: _s,
  valueText: _t,
  messages: _m,
  classNames: _c,
  ...rest
}: NumberStepperProps) => rest
