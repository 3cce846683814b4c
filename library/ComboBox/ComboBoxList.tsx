import { useMemo, type KeyboardEvent } from 'react'
import { I18nProvider } from 'react-aria/I18nProvider'
import { ChoiceRow } from '../aria/ChoiceRow.tsx'
import { OptionRows } from '../aria/OptionRows.tsx'
import { useComboBoxList, type ListState } from '../aria/useComboBoxList.ts'
import { localeOf } from '../messages/locale.ts'
import type { ClassNames } from '../dress.ts'
import { useLanguage } from '../messages/language.tsx'
import type { FieldLink } from '../onIntent/FieldLink.ts'
import { finder } from './find.ts'
import { rowHeights, type ListHeight } from './rows.ts'
import type { ComboBoxOption, Choice } from './useChoice.ts'

/** The parts that come with the list of a `ComboBox`. */
export type ComboBoxListPart = 'status' | 'popup' | 'empty' | 'list' | 'option' | 'optionText' | 'description' | 'icon'

/** What a `ComboBox` passes to its list. */
export interface ComboBoxListProps {
  link: FieldLink
  options: readonly ComboBoxOption[]
  choice: Choice
  defaultValue: string
  isOpen: boolean
  labelId: string
  height: ListHeight
  emptyText: string
  classNames: ClassNames<ComboBoxListPart>
}

const collected = (option: ComboBoxOption) => ({ ...option, key: option.value, text: option.label })

/** The behaviour of a combobox, loaded when the visitor reaches for it. */
export const ComboBoxList = (props: ComboBoxListProps) => (
  <I18nProvider locale={localeOf(useLanguage())}>
    <FoundList {...props} />
  </I18nProvider>
)

/** Keys that this handles itself, so that one key does not lose a typed text that is not an option. */
function responseKey(event: KeyboardEvent, list: ListState, choice: Choice, found: readonly ComboBoxOption[]): boolean {
  const { key, altKey } = event
  const isTyped = choice.typed !== null && choice.typed.trim() !== ''
  switch (key) {
    case 'Escape':
      if (!choice.isOpen && choice.typed === null) return true
      event.preventDefault()
      if (choice.isOpen) choice.setOpen(false)
      else choice.takeBack()
      return true
    case 'Enter':
      if (list.isHighlighted || !choice.isOpen) return !list.isHighlighted
      // If any text is allowed and no list is shown, Enter submits the form as in a text field.
      if (!choice.allowsCustomValue || found.length > 0) event.preventDefault()
      if (choice.allowsCustomValue) choice.settle()
      else if (isTyped && found.length === 1 && found[0]) choice.choose(found[0].value)
      else if (!isTyped || found.length > 0) choice.settle()
      return true
    case 'Tab':
      return !list.isHighlighted
    case 'ArrowDown':
    case 'ArrowUp':
      if (!altKey) return false
      event.preventDefault()
      choice.setOpen(key === 'ArrowDown')
      return true
    case 'Home':
    case 'End':
      list.unhighlight()
      return true
    default:
      return false
  }
}

function FoundList({
  link,
  options,
  choice,
  defaultValue,
  isOpen,
  labelId,
  height,
  emptyText,
  classNames: c,
}: ComboBoxListProps) {
  const all = useMemo(() => options.map(collected), [options])
  const row = useMemo(
    () => (options.some(({ description }) => description) ? rowHeights.described : rowHeights.plain),
    [options],
  )
  const find = useMemo(() => finder(all), [all])
  const found = useMemo(() => find(choice.typed ?? ''), [find, choice.typed])
  const hasList = isOpen && found.length > 0
  const { state, list, listBoxProps } = useComboBoxList({
    link,
    options: found,
    value: choice.value || null,
    defaultValue: defaultValue || null,
    text: choice.text,
    label: { 'aria-labelledby': labelId },
    isOpen: hasList,
    onOpenChange: choice.setOpen,
    onChoose: choice.choose,
    isSettled: true,
    beginsAtChosen: choice.typed === null,
    onKey: (event, shown) => responseKey(event, shown, choice, found),
  })
  return (
    <>
      <div className={c.status} role="status">
        {isOpen && found.length === 0 && emptyText}
      </div>
      {isOpen && (hasList || emptyText) && (
        // Pressing in the list does not take focus from the field.
        <div className={c.popup} onMouseDown={(event) => event.preventDefault()}>
          {hasList ? (
            state.isOpen && (
              <OptionRows {...{ state, options: found, list, listBoxProps, height, row, classNames: c }}>
                {(option, { isSelected }) => (
                  <ChoiceRow
                    label={option.label}
                    description={option.description}
                    isSelected={isSelected}
                    classNames={c}
                  />
                )}
              </OptionRows>
            )
          ) : (
            <p className={c.empty}>{emptyText}</p>
          )}
        </div>
      )}
    </>
  )
}
