import { useId, useState, type ComponentPropsWithRef, type KeyboardEvent } from 'react'
import type { ClassNames } from '../dress.ts'
import { Field, type FieldPart, type FieldWords } from '../Field/Field.tsx'
import { notifyForm } from '../Form/constraints.ts'
import { useFieldErrors } from '../Form/useFieldErrors.ts'
import { useFormReset } from '../Field/useFormReset.ts'
import { Icon } from '../Icon/Icon.tsx'
import { minus, plus } from '../Icon/icons.ts'
import { numberStepperMessages, type NumberStepperMessages } from '../messages/NumberStepper.ts'
import { useMessages } from '../messages/useMessages.ts'
import { readNumber, stepped, valueAfterKey, within } from './steps.ts'

/** The parts of a `NumberStepper` that take a class. */
export type NumberStepperPart = FieldPart | 'frame' | 'button' | 'icon' | 'input' | 'reason' | 'output'

interface OwnProps extends FieldWords {
  value?: number
  /** `min` when left out. */
  defaultValue?: number
  onChange?: (value: number) => void
  min?: number
  /** No upper bound when left out. */
  max?: number
  /** Above 0. */
  step?: number
  isDisabled?: boolean
  /** The value as it is read out, as `2 взрослых`; the number alone when left out. */
  valueText?: (value: number) => string
  messages?: Partial<NumberStepperMessages>
  classNames?: ClassNames<NumberStepperPart>
}
/** What a `NumberStepper` takes, and every attribute of its `<input>`. */
export type NumberStepperProps = OwnProps &
  Omit<
    ComponentPropsWithRef<'input'>,
    keyof OwnProps | 'type' | 'role' | 'disabled' | 'required' | 'className' | 'children'
  >

/**
 * A small number with buttons around it. `ref` is the `<input>`, which is sent by its `name`.
 * What is typed counts when the field is left or Enter is pressed: the nearest bound where it lies beyond, the last
 * number where it is none.
 *
 * Keyboard: up and down arrows step, Page Up and Page Down go ten steps, Home and End to the bounds. Buttons stay in
 * the tab order at a bound, and say why they do nothing.
 *
 * Parts: `frame` holds buttons and field; `reason` is why a button does nothing, `data-bound` which bound; `output`
 * says the new number after a button, unseen.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/spinbutton/
 */
export const NumberStepper = (props: NumberStepperProps) => {
  const {
    label,
    hint,
    isRequired,
    value,
    defaultValue,
    onChange,
    min = 0,
    max = Infinity,
    step = 1,
    isDisabled,
  } = props
  const { valueText = String, messages, classNames: c = {}, ...rest } = omitWords(props)
  const words = useMessages(numberStepperMessages, messages)
  const error = useFieldErrors(rest.name, props.error)
  const steps = { min, max, step }
  const first = within(defaultValue ?? min, steps)
  const made = useId()
  const id = rest.id ?? made
  const [own, setOwn] = useState(first)
  const [draft, setDraft] = useState<string | null>(null)
  const [announced, announce] = useState('')
  const now = value ?? own

  const change = (next: number) => {
    setDraft(null)
    setOwn(next)
    if (next === now) return
    onChange?.(next)
    notifyForm(document.getElementById(id))
  }
  useFormReset(id, () => change(first))
  const read = () => draft !== null && change(within(readNumber(draft) ?? now, steps))
  const current = draft === null ? now : (readNumber(draft) ?? now)
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') read()
    const next = valueAfterKey(event.key, current, steps)
    if (next === null) return
    event.preventDefault()
    change(next)
  }

  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      isRequired={isRequired}
      isDisabled={isDisabled}
      describedBy={rest['aria-describedby']}
      classNames={c}
    >
      {(control) => {
        const name = `${control.id}-label`
        const button = (bound: 'min' | 'max') => {
          const isAtBound = bound === 'min' ? now <= min : now >= max
          const id = `${control.id}-${bound}`
          return (
            <button
              type="button"
              id={id}
              className={c.button}
              aria-label={bound === 'min' ? words.less : words.more}
              aria-labelledby={`${id} ${name}`}
              aria-controls={control.id}
              aria-disabled={isAtBound || undefined}
              aria-describedby={isAtBound && !isDisabled ? `${id}-reason` : undefined}
              disabled={isDisabled}
              onClick={() => {
                if (isAtBound) return
                const next = stepped(current, bound === 'min' ? -1 : 1, steps)
                change(next)
                announce(
                  next < max || bound === 'min' ? valueText(next) : `${valueText(next)}. ${words.atMost(String(max))}`,
                )
              }}
            >
              <Icon path={bound === 'min' ? minus : plus} size="sm" className={c.icon} />
            </button>
          )
        }
        const reason = (bound: 'min' | 'max', text: string) => (
          <p id={`${control.id}-${bound}-reason`} className={c.reason} data-bound={bound}>
            {text}
          </p>
        )
        return (
          <>
            <div className={c.frame} role="group" aria-labelledby={name}>
              {button('min')}
              <input
                {...rest}
                {...control}
                type="text"
                role="spinbutton"
                inputMode={Number.isInteger(step) && min >= 0 ? 'numeric' : 'decimal'}
                autoComplete="off"
                className={c.input}
                required={isRequired}
                disabled={isDisabled}
                value={draft ?? String(now)}
                aria-valuenow={now}
                aria-valuemin={Number.isFinite(min) ? min : undefined}
                aria-valuemax={Number.isFinite(max) ? max : undefined}
                aria-valuetext={valueText(now)}
                onChange={({ target }) => setDraft(target.value)}
                onBlur={read}
                onKeyDown={press}
              />
              {button('max')}
            </div>
            {!isDisabled && now <= min && reason('min', words.atLeast(String(min)))}
            {!isDisabled && now >= max && reason('max', words.atMost(String(max)))}
            <output className={c.output} htmlFor={control.id} aria-labelledby={name}>
              {announced}
            </output>
          </>
        )
      }}
    </Field>
  )
}

const omitWords = ({
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
  ...rest
}: NumberStepperProps) => rest
