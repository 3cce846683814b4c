import { useId, useLayoutEffect, useMemo, type FocusEvent, type KeyboardEvent, type ReactNode, type Ref } from 'react'
import type { ClassNames } from '../dress.ts'
import { Field, type FieldPart } from '../Field/Field.tsx'
import { useFormReset } from '../Field/useFormReset.ts'
import { Icon } from '../Icon/Icon.tsx'
import { chevronDown } from '../Icon/icons.ts'
import { comboBoxMessages, type ComboBoxMessages } from '../messages/ComboBox.ts'
import { useMessages } from '../messages/useMessages.ts'
import { useIsAlive } from '../useIsAlive.ts'
import { OptionList, type ComboBoxOption, type OptionListPart } from './OptionList.tsx'
import type { ListHeight } from './rows.ts'
import { comboboxRole, useActiveOption } from './useActiveOption.ts'
import { useChoice } from './useChoice.ts'

export type ComboBoxPart = FieldPart | OptionListPart | 'frame' | 'input' | 'button' | 'status' | 'popup' | 'empty'

export interface ComboBoxProps {
  label: ReactNode
  /** Tens of thousands are fine; the same array while they are the same, as they are prepared once per array. */
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
  /** A form carries the chosen value by it; before any script, the text typed. */
  name?: string
  id?: string
  /** How tall the list may grow before it scrolls: 13.5 or 17.5 rem. */
  listHeight?: ListHeight
  /** Shown and told when nothing is found. */
  emptyText?: string
  defaultOpen?: boolean
  /** The field itself. */
  ref?: Ref<HTMLInputElement>
  messages?: Partial<ComboBoxMessages>
  classNames?: ClassNames<ComboBoxPart>
}

const none: readonly ComboBoxOption[] = []

/**
 * Choosing one of many by typing a part of its name. For a dozen, `Select` is simpler. What is typed and is no option is taken
 * back on leaving; emptied text is no choice. Past 300 options only those seen are drawn, in rows of one height.
 *
 * Keyboard: ↓ and ↑ open the list and go through it and back to the field, Page Down and Page Up by ten, Alt+↓ opens and Alt+↑
 * closes without choosing, Enter and Tab take the active option (Enter also the only one found), Escape closes, and again takes
 * back what was typed; Home, End, ← and → move the cursor in the text.
 *
 * Parts: `frame` holds the field and its button, `popup` the list or what stands in its place.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function ComboBox(props: ComboBoxProps) {
  const { label, options, hint, error, isDisabled, isRequired, name, listHeight = 'usual', classNames: c = {} } = props
  const words = useMessages(comboBoxMessages, props.messages)
  const made = useId()
  const id = props.id ?? made
  const listId = `${id}-list`
  const choice = useChoice(props)
  const { value, text, found, choose } = choice
  const isOpen = choice.isOpen && !isDisabled
  const shown = isOpen ? found : none
  const active = useActiveOption(listId, shown)
  useFormReset(id, () => choose(props.defaultValue ?? ''))
  const isDescribed = useMemo(() => options.some(({ description }) => description), [options])

  const isAlive = useIsAlive()
  // What was typed before any script stays.
  const { restore } = choice
  useLayoutEffect(() => {
    const field = document.getElementById(id)
    if (field instanceof HTMLInputElement && field.value !== field.defaultValue) restore(field.value)
  }, [id, restore])

  const open = (index: number) => {
    choice.setOpen(true)
    active.activate(index, found)
  }
  const openAt = (key: string) => {
    const chosen = value === '' ? -1 : found.findIndex((option) => option.value === value)
    open(chosen >= 0 ? chosen : key === 'ArrowDown' ? 0 : found.length - 1)
  }
  const take = (event: KeyboardEvent) => {
    const option = shown[active.activeIndex] ?? (event.key === 'Enter' && choice.typed?.trim() && shown.length === 1 ? shown[0] : undefined)
    if (event.key === 'Enter' && isOpen) event.preventDefault()
    if (option) choose(option.value)
    else if (event.key === 'Enter' && isOpen && (choice.typed?.trim() === '' || shown.length > 0)) choice.settle()
  }
  const escape = (event: KeyboardEvent) => {
    if (!isOpen && choice.typed === null) return
    event.preventDefault()
    if (isOpen) choice.setOpen(false)
    else choice.takeBack()
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const { key, altKey } = event
    if (key === 'Escape') return escape(event)
    if (key === 'Enter' || key === 'Tab') return take(event)
    if (altKey && (key === 'ArrowDown' || key === 'ArrowUp')) {
      event.preventDefault()
      return choice.setOpen(key === 'ArrowDown')
    }
    if (!isOpen && (key === 'ArrowDown' || key === 'ArrowUp')) {
      event.preventDefault()
      return openAt(key)
    }
    active.move(event)
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) choice.settle()
  }
  const toggle = () => {
    document.getElementById(id)?.focus()
    choice.setOpen(!isOpen)
  }
  const nothing = props.emptyText ?? words.nothing

  return (
    <Field id={id} label={label} hint={hint} error={error} isRequired={isRequired} isDisabled={isDisabled} classNames={c}>
      {(control) => (
        <div className={c.frame} data-open={isOpen || undefined} onBlur={leave}>
          <input
            {...control}
            {...comboboxRole(listId, shown.length > 0, active.activeId)}
            ref={props.ref}
            className={c.input}
            name={isAlive ? undefined : name}
            value={text}
            placeholder={props.placeholder}
            disabled={isDisabled}
            required={isRequired}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target }) => choice.type(target.value)}
            onKeyDown={press}
            onClick={() => choice.setOpen(true)}
          />
          {isAlive && name !== undefined && <input type="hidden" name={name} value={value} disabled={isDisabled} />}
          <button
            className={c.button}
            type="button"
            tabIndex={-1}
            aria-label={words.show}
            aria-expanded={shown.length > 0}
            aria-controls={shown.length > 0 ? listId : undefined}
            disabled={isDisabled}
            onMouseDown={(event) => event.preventDefault()}
            onClick={toggle}
          >
            <Icon path={chevronDown} className={c.icon} />
          </button>
          <div className={c.status} role="status">
            {isOpen && (found.length > 0 ? words.found(found.length) : nothing)}
          </div>
          {isOpen && (
            // A press in it does not take focus from the field.
            <div className={c.popup} onMouseDown={(event) => event.preventDefault()}>
              {found.length === 0 && <p className={c.empty}>{nothing}</p>}
              {shown.length > 0 && (
                <OptionList
                  id={listId}
                  labelledBy={`${id}-label`}
                  options={shown}
                  activeIndex={active.activeIndex}
                  chosen={value}
                  height={listHeight}
                  isDescribed={isDescribed}
                  onChoose={(option) => choose(option.value)}
                  classNames={c}
                />
              )}
            </div>
          )}
        </div>
      )}
    </Field>
  )
}
