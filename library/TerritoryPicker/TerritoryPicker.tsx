import { useEffect, useRef, useState, type ChangeEvent, type ReactNode, type Ref } from 'react'
import { ChoiceForm } from '../ChoiceForm/ChoiceForm.tsx'
import type { ListHeight } from '../ComboBox/rows.ts'
import { Disclosure, shut } from '../Disclosure/Disclosure.tsx'
import type { ClassNames } from '../dress.ts'
import { Icon } from '../Icon/Icon.tsx'
import { check, chevronDown } from '../Icon/icons.ts'
import { territoryPickerMessages, type TerritoryPickerMessages } from '../messages/TerritoryPicker.ts'
import { useMessages } from '../messages/useMessages.ts'
import { useListOnIntent } from '../onIntent/useListOnIntent.ts'
import { withAriaMessages } from '../onIntent/withAriaMessages.ts'
import { splitPinned, type Territory } from './pinned.ts'

export type TerritoryPickerPart =
  | 'root'
  | 'pills'
  | 'pill'
  | 'icon'
  | 'more'
  | 'moreButton'
  | 'panel'
  | 'list'
  | 'option'
  | 'narrow'
  | 'select'
  | 'selectIcon'
  | 'choose'

export interface TerritoryPickerProps {
  territories: readonly Territory[]
  /** Shown as pills, in this order; unknown ids are left out. */
  pinnedIds?: readonly number[]
  /** `null`: the whole region. */
  selectedId?: number | null
  defaultSelectedId?: number | null
  /** Called with the choice, instead of posting it. */
  onSelectionChange?: (id: number | null) => void
  /** The address to which `territory_id` is posted without JavaScript; an empty value is the whole region. */
  action: string
  /** The region's own name for the whole region. */
  allLabel?: string
  /** The height from which the list behind 'More' scrolls: 13.5 or 17.5 rem. */
  listHeight?: ListHeight
  defaultOpen?: boolean
  ref?: Ref<HTMLFormElement>
  messages?: Partial<TerritoryPickerMessages>
  classNames?: ClassNames<TerritoryPickerPart>
}

const loadList = withAriaMessages(() => import('./TerritoryList.tsx'))

/** Scrolls the chosen pill to the middle if the strip of pills is wider than the screen. */
function useChosenInSight(selectedId: number | null) {
  const strip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const chosen = strip.current?.querySelector<HTMLElement>(":scope > [aria-pressed='true'], :scope > [data-selected]")
    if (strip.current && chosen)
      strip.current.scrollLeft = chosen.offsetLeft + (chosen.offsetWidth - strip.current.clientWidth) / 2
  }, [selectedId])
  return strip
}

/**
 * The choice of a territory: the whole region, a few pinned ones, and 'More' with the rest. Without scripts each one
 * posts the form, so the whole list is in the page, however long it is.
 *
 * The list behind 'More' consists of buttons of the form until React Aria's list loads on intent.
 *
 * Keyboard: Tab goes from pill to pill, Space or Enter chooses; on 'More' ↓ opens it at the chosen option or the first,
 * ↓ and ↑ cycle through it, Home and End go to its ends, letters to the name that begins with them; Escape and Tab
 * close it.
 *
 * Parts: `more` contains the pill `moreButton` and its `panel`, which contains the `list`. If enlarged text leaves no
 * room for pills, the skin shows `narrow` instead: a `select` of all, with a button `choose` for browsers without
 * scripts.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/listbox/
 */
export function TerritoryPicker(props: TerritoryPickerProps) {
  const {
    territories,
    pinnedIds = [],
    onSelectionChange,
    action,
    listHeight = 'usual',
    defaultOpen,
    ref,
    messages,
    classNames = {},
  } = props
  const words = useMessages(territoryPickerMessages, messages)
  const [ownId, setOwnId] = useState(props.defaultSelectedId ?? null)
  const selectedId = props.selectedId === undefined ? ownId : props.selectedId
  const isOwn = props.selectedId === undefined && props.defaultSelectedId !== undefined
  const takesChoice = onSelectionChange !== undefined || isOwn
  const { details, part, takeEnter, press, upgrade } = useListOnIntent(loadList)
  const { pinned, rest } = splitPinned(territories, pinnedIds)
  const selectedInRest = rest.find(({ id }) => id === selectedId)

  const strip = useChosenInSight(selectedId)

  const choose = (_name: string, value: string, button: HTMLButtonElement) => {
    const details = button.closest('details')
    if (details) shut(details)
    const id = value === '' ? null : Number(value)
    setOwnId(id)
    onSelectionChange?.(id)
  }
  const pill = (id: number | null, title: ReactNode) => (
    <button
      key={id}
      className={classNames.pill}
      type="submit"
      name="territory_id"
      value={id ?? ''}
      aria-pressed={id === selectedId}
    >
      {id === selectedId && <Icon path={check} size="sm" classNames={{ root: classNames.icon }} />}
      {title}
    </button>
  )

  const takeSelected = ({ target: { value } }: ChangeEvent<HTMLSelectElement>) => {
    const id = value === '' ? null : Number(value)
    setOwnId(id)
    onSelectionChange?.(id)
  }

  return (
    <>
      <form
        className={classNames.narrow}
        method="post"
        action={action}
        onSubmit={takesChoice ? (event) => event.preventDefault() : undefined}
      >
        <select
          className={classNames.select}
          name="territory_id"
          aria-label={words.territory}
          value={selectedId ?? ''}
          onChange={takeSelected}
        >
          <option value="">{props.allLabel ?? words.all}</option>
          {territories.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
        <Icon path={chevronDown} size="sm" classNames={{ root: classNames.selectIcon }} />
        <button className={classNames.choose} type="submit">
          {words.choose}
        </button>
      </form>
      <ChoiceForm
        ref={ref}
        className={classNames.root}
        action={action}
        onChoose={takesChoice ? choose : undefined}
        aria-label={words.territory}
      >
        <div ref={strip} className={classNames.pills} onKeyDown={press}>
          {pill(null, props.allLabel ?? words.all)}
          {pinned.map(({ id, title }) => pill(id, title))}
          {rest.length > 0 && (
            <Disclosure
              ref={details}
              onOpenChange={upgrade}
              isSelected={selectedInRest !== undefined}
              defaultOpen={defaultOpen}
              label={selectedInRest && words.chosenAndMore(selectedInRest.title, rest.length - 1)}
              summary={
                <>
                  {selectedInRest && <Icon path={check} size="sm" classNames={{ root: classNames.icon }} />}
                  {selectedInRest?.title ?? words.more(rest.length)}
                  <Icon path={chevronDown} size="sm" classNames={{ root: classNames.icon }} />
                </>
              }
              classNames={{ root: classNames.more, summary: classNames.moreButton, panel: classNames.panel }}
            >
              {part ? (
                <part.TerritoryList
                  territories={rest}
                  selectedId={selectedId}
                  label={words.territory}
                  height={listHeight}
                  onEnterable={takeEnter}
                  classNames={classNames}
                />
              ) : (
                <div className={classNames.list} role="group" aria-label={words.territory} data-height={listHeight}>
                  {rest.map(({ id, title }) => (
                    <button
                      key={id}
                      className={classNames.option}
                      type="submit"
                      name="territory_id"
                      value={id}
                      aria-pressed={id === selectedId}
                    >
                      {title}
                      {id === selectedId && <Icon path={check} size="sm" classNames={{ root: classNames.icon }} />}
                    </button>
                  ))}
                </div>
              )}
            </Disclosure>
          )}
        </div>
      </ChoiceForm>
    </>
  )
}
