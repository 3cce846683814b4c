import { useId, useImperativeHandle, useLayoutEffect, type FocusEvent, type ReactNode, type Ref } from 'react'
import type { ClassNames } from '../dress.ts'
import { Field, type FieldPart } from '../Field/Field.tsx'
import { useFieldErrors } from '../Form/useFieldErrors.ts'
import { useFormNotice } from '../Form/useFormNotice.ts'
import { useFormReset } from '../Field/useFormReset.ts'
import { Icon } from '../Icon/Icon.tsx'
import { chevronDown } from '../Icon/icons.ts'
import { comboBoxMessages, type ComboBoxMessages } from '../messages/ComboBox.ts'
import { useMessages } from '../messages/useMessages.ts'
import { useFieldOnIntent } from '../onIntent/useFieldOnIntent.ts'
import { withAriaMessages } from '../onIntent/withAriaMessages.ts'
import { useIsHydrated } from '../useIsHydrated.ts'
import type { ComboBoxListPart } from './ComboBoxList.tsx'
import type { ListHeight } from './rows.ts'
import { useChoice, type ComboBoxOption } from './useChoice.ts'

export type ComboBoxPart = FieldPart | ComboBoxListPart | 'frame' | 'input' | 'button'

export interface ComboBoxProps {
  label: ReactNode
  /** Tens of thousands are fine; keep the array the same between renders, because it is prepared for search once. */
  options: readonly ComboBoxOption[]
  /** The chosen option's value; empty: none. */
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  hint?: ReactNode
  error?: ReactNode
  placeholder?: string
  isDisabled?: boolean
  isRequired?: boolean
  /**
   * Accepts any text; the options are only suggestions. What is typed stays, a form sends the text, and `onChange`
   * gets the value of an option or else the text.
   */
  allowsCustomValue?: boolean
  /** The form sends the chosen value under this name; before scripts run, the typed text. */
  name?: string
  id?: string
  /** How tall the list may grow before it scrolls: 13.5 or 17.5 rem. */
  listHeight?: ListHeight
  /** For a field that allows any text: what browsers may fill in. */
  autoComplete?: string
  /** Shown and announced when nothing is found; by default a field that allows any text shows nothing. */
  emptyText?: string
  defaultOpen?: boolean
  /** The field itself. */
  ref?: Ref<HTMLInputElement>
  messages?: Partial<ComboBoxMessages>
  classNames?: ClassNames<ComboBoxPart>
}

const loadList = withAriaMessages(() => import('./ComboBoxList.tsx'))

/**
 * A field for choosing one of many options by typing part of its name. For a dozen, `Select` is simpler. On blur, a
 * text that is not an option is reverted, unless `allowsCustomValue`; an emptied field is no choice. It is a text
 * field until the visitor reaches for it: then React Aria's list loads, and the field stays the same element. Above
 * 30 options only a window of them is rendered, in rows of equal height. Keyboard: ↓ and ↑ open the list and cycle
 * through it, Page Down and Page Up move by ten, Alt+↓ opens and Alt+↑ closes without choosing, Enter and Tab take
 * the active option (Enter also the only one found, or the custom text), Escape closes, and again reverts what was
 * typed; Home, End, ← and → move the cursor in the text. Parts: `frame` holds the field and its button, `popup` the
 * list or its replacement.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function ComboBox(props: ComboBoxProps) {
  const { label, options, hint, isDisabled, isRequired, name, listHeight = 'usual', ref, classNames: c = {} } = props
  const words = useMessages(comboBoxMessages, props.messages)
  const made = useId()
  const id = props.id ?? made
  const error = useFieldErrors(name, props.error)
  const choice = useChoice(props)
  const { value, text } = choice
  const isOpen = choice.isOpen && !isDisabled
  const { part, request, link, setInput, setRoot, attributes, handlers } = useFieldOnIntent(
    loadList,
    choice.typed !== null,
  )
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => link.input.current)
  useFormNotice(link.input, value)
  useFormReset(id, () => choice.choose(props.defaultValue ?? ''))

  const isHydrated = useIsHydrated()
  const isTextSent = choice.allowsCustomValue || !isHydrated
  // Keeps what was typed before scripts ran, and searches for it.
  const { read } = choice
  useLayoutEffect(() => {
    const field = link.input.current
    if (field && field.value !== field.defaultValue) read(field)
  }, [link, read])
  useLayoutEffect(() => {
    if (isOpen) request()
  }, [isOpen, request])

  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) choice.settle()
  }
  const toggle = () => {
    link.input.current?.focus()
    choice.setOpen(!isOpen)
  }
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      isRequired={isRequired}
      isDisabled={isDisabled}
      classNames={c}
    >
      {(control) => (
        <div
          ref={(frame) => setRoot(frame?.parentElement ?? null)}
          className={c.frame}
          data-open={isOpen || undefined}
          onBlur={leave}
        >
          <input
            {...control}
            {...attributes}
            {...handlers}
            ref={setInput}
            className={c.input}
            name={isTextSent ? name : undefined}
            data-field={name}
            value={text}
            placeholder={props.placeholder}
            disabled={isDisabled}
            required={isRequired}
            autoComplete={props.autoComplete ?? 'off'}
            autoCapitalize={choice.allowsCustomValue ? 'words' : 'none'}
            autoCorrect="off"
            spellCheck={false}
            onChange={({ target }) => {
              link.drop()
              choice.read(target)
            }}
            onClick={() => choice.setOpen(true)}
          />
          {!isTextSent && name !== undefined && <input type="hidden" name={name} value={value} disabled={isDisabled} />}
          <button
            className={c.button}
            type="button"
            tabIndex={-1}
            aria-label={words.show}
            aria-expanded={attributes['aria-expanded']}
            aria-controls={attributes['aria-controls']}
            disabled={isDisabled}
            onMouseDown={(event) => event.preventDefault()}
            onClick={toggle}
          >
            <Icon path={chevronDown} className={c.icon} />
          </button>
          {part && !isDisabled && (
            <part.ComboBoxList
              link={link}
              options={options}
              choice={choice}
              defaultValue={props.defaultValue ?? ''}
              isOpen={isOpen}
              labelId={`${id}-label`}
              height={listHeight}
              emptyText={props.emptyText ?? (choice.allowsCustomValue ? '' : words.nothing)}
              classNames={c}
            />
          )}
        </div>
      )}
    </Field>
  )
}
