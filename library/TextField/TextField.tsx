import { useId, useState, type ComponentPropsWithRef } from 'react'
import type { ClassNames } from '../dress.ts'
import { Field, type FieldControl, type FieldPart, type FieldWords } from '../Field/Field.tsx'
import { useFieldErrors } from '../Form/useFieldErrors.ts'
import { useFormReset } from '../Field/useFormReset.ts'
import { Icon } from '../Icon/Icon.tsx'
import { eye, eyeClosed } from '../Icon/icons.ts'
import { textFieldMessages, type TextFieldMessages } from '../messages/TextField.ts'
import { useMessages } from '../messages/useMessages.ts'

export type TextFieldPart = FieldPart | 'frame' | 'input' | 'icon' | 'reveal' | 'revealIcon' | 'limit' | 'status'
/** The types of input that hold text. */
export type TextFieldType = 'text' | 'email' | 'tel' | 'password' | 'search' | 'url'

interface OwnProps extends FieldWords {
  value?: string
  defaultValue?: string
  onChange?: (text: string) => void
  isDisabled?: boolean
  /** A limit that is counted and not enforced: `maxLength` would cut off the end of a pasted text. */
  characterLimit?: number
  /** The name of a field in the same `Form` that must have the same value. */
  matches?: string
  messages?: Partial<TextFieldMessages>
  classNames?: ClassNames<TextFieldPart>
}
type Taken = keyof OwnProps | 'type' | 'rows' | 'disabled' | 'required' | 'className' | 'children'
/** Use `inputMode="numeric"` for numbers that are not quantities, such as that of a document. */
type Line = {
  isMultiline?: false
  type?: TextFieldType
  /** An icon before the text. */ icon?: string
  rows?: never
} & Omit<ComponentPropsWithRef<'input'>, Taken>
type Lines = { isMultiline: true; rows?: number; type?: never; icon?: never } & Omit<
  ComponentPropsWithRef<'textarea'>,
  Taken
>
/** The properties of a `TextField`, and every attribute of its `<input>`, or of its `<textarea>` with `isMultiline`. */
export type TextFieldProps = OwnProps & (Line | Lines)

/** Spread on the input or the text area. */
interface ControlProps extends FieldControl {
  className: string | undefined
  required: boolean | undefined
  'data-matches': string | undefined
  disabled: boolean | undefined
  onChange: (event: { target: { value: string } }) => void
}

function Control({
  props,
  controlProps,
  type,
}: {
  props: TextFieldProps
  controlProps: ControlProps
  type: TextFieldType
}) {
  if (props.isMultiline) {
    const { isMultiline: _, ...rest } = native(props)
    return <textarea rows={3} {...rest} {...controlProps} />
  }
  const { isMultiline: _, icon, ...rest } = native(props)
  return <input {...rest} {...controlProps} type={type} data-icon={icon && ''} />
}

const native = <Props extends OwnProps>(props: Props) => {
  const {
    label: _l,
    hint: _h,
    error: _e,
    isRequired: _r,
    isDisabled: _d,
    characterLimit: _c,
    matches: _t,
    messages: _m,
    classNames: _n,
    onChange: _o,
    ...rest
  } = props
  return rest
}

/**
 * A text of one line or several, with its label, hint and error. `ref` is the `<input>` or the `<textarea>`. Typed text
 * is never changed, even if it is invalid. A password has a button that shows it; its name contains the label, because
 * a form may have several.
 *
 * Keyboard: Tab goes to the text, then to the button that shows a password; Space or Enter presses it.
 *
 * Parts: `limit` shows how many characters are left; `status`, visually hidden, announces that and whether a password
 * is shown.
 *
 * @see https://html.spec.whatwg.org/multipage/input.html
 */
export const TextField = (props: TextFieldProps) => {
  const { label, hint, isRequired, isDisabled, characterLimit, classNames: c = {} } = props
  const error = useFieldErrors(props.name, props.error)
  const words = useMessages(textFieldMessages, props.messages)
  const made = useId()
  const id = props.id ?? made
  const [typed, setTyped] = useState(props.defaultValue ?? '')
  useFormReset(id, () => setTyped(props.defaultValue ?? ''))
  const [reveal, setReveal] = useState<'untouched' | 'shown' | 'hidden'>('untouched')
  const isPassword = props.type === 'password'
  const isShown = reveal === 'shown'
  const revealName = isShown ? words.hide : words.show
  const left = characterLimit === undefined ? 0 : characterLimit - [...(props.value ?? typed)].length
  const count = left < 0 ? words.over(-left) : words.left(left)

  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      isRequired={isRequired}
      isDisabled={isDisabled}
      describedBy={props['aria-describedby']}
      classNames={c}
    >
      {(control) => (
        <>
          <div className={c.frame}>
            {props.icon && <Icon path={props.icon} className={c.icon} />}
            <Control
              props={props}
              type={isShown ? 'text' : (props.type ?? 'text')}
              controlProps={{
                ...control,
                'aria-describedby':
                  [control['aria-describedby'], characterLimit !== undefined && `${control.id}-limit`]
                    .filter(Boolean)
                    .join(' ') || undefined,
                className: c.input,
                required: isRequired,
                'data-matches': props.matches,
                disabled: isDisabled,
                onChange: ({ target }) => {
                  setTyped(target.value)
                  props.onChange?.(target.value)
                },
              }}
            />
            {isPassword && (
              <button
                type="button"
                className={c.reveal}
                aria-label={typeof label === 'string' ? `${revealName}: ${label}` : revealName}
                aria-controls={control.id}
                disabled={isDisabled}
                onClick={() => setReveal(isShown ? 'hidden' : 'shown')}
              >
                <Icon path={isShown ? eyeClosed : eye} className={c.revealIcon} />
              </button>
            )}
          </div>
          {characterLimit !== undefined && (
            <p id={`${control.id}-limit`} className={c.limit} data-over={left < 0 ? '' : undefined}>
              {count}
            </p>
          )}
          {(isPassword || characterLimit !== undefined) && (
            <span className={c.status} role="status">
              {isPassword && reveal !== 'untouched' && words[reveal]}
              {characterLimit !== undefined && left < 0 && count}
            </span>
          )}
        </>
      )}
    </Field>
  )
}
