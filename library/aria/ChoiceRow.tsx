import type { ClassNames } from '../dress.ts'
import { Icon } from '../Icon/Icon.tsx'
import { check } from '../Icon/icons.ts'

/** The parts of an option that take a class. */
export type ChoiceRowPart = 'optionText' | 'description' | 'icon'

/** The content of an option in a list of choices. */
export interface ChoiceRowProps {
  label: string
  description?: string | undefined
  isSelected: boolean
  classNames: ClassNames<ChoiceRowPart>
}

/** The content of an option in a list of choices: its name, a description, and a tick if it is chosen. */
export const ChoiceRow = ({ label, description, isSelected, classNames: c }: ChoiceRowProps) => (
  <>
    <span className={c.optionText}>{label}</span>
    {description && <span className={c.description}>{` ${description}`}</span>}
    {isSelected && <Icon path={check} size="sm" className={c.icon} />}
  </>
)
