import { Checkbox } from '@tropa/library/Checkbox/dressed.ts'
import { ComboBox } from '@tropa/library/ComboBox/dressed.ts'
import { DatePicker } from '@tropa/library/DatePicker/dressed.ts'
import { lock } from '@tropa/library/Icon/icons.ts'
import { RadioGroup } from '@tropa/library/RadioGroup/dressed.ts'
import { Select } from '@tropa/library/Select/dressed.ts'
import { TextField } from '@tropa/library/TextField/dressed.ts'
import type { ReactNode } from 'react'
import { useWords } from '../messages/intl.tsx'
import { useSession } from '../visitor/SessionProvider.tsx'
import type { ChoiceDefinition, FieldDefinition, Option } from './form-definition.ts'
import { isoDate } from './form-values.ts'
import * as styles from './form.css.ts'

export type FieldViewProps<Field extends FieldDefinition = FieldDefinition> = {
  field: Field
  /** The id of the control, or of its group. */
  id: string
  value: string | undefined
  /** Replaces the label of the definition, for example with one that has links. */
  label: ReactNode
  hint: ReactNode
  options: readonly Option[] | undefined
  /** The position, from 1, of the option that shows this field; `undefined`: the field is always shown. */
  place: number | undefined
  /** Whether other fields depend on this choice. */
  isDeciding: boolean
  /** Before hydration no field is `required`: the browser would refuse a form because of a field that is not shown. */
  isHydrated: boolean
}

function useOptions({ options }: ChoiceDefinition, ofPage: readonly Option[] | undefined): readonly Option[] {
  const say = useWords()
  return ofPage ?? options?.map(({ value, label }) => ({ value, label: say(label) })) ?? []
}

function Choice({ field, id, value, label, hint, options, isRequired }: ChoiceProps) {
  const say = useWords()
  const all = useOptions(field, options)
  const shared = { id, name: field.name, isRequired, options: all }
  if (field.kind === 'radio')
    return <RadioGroup {...shared} legend={label} {...(value !== undefined && { defaultValue: value })} />
  return (
    <Select
      {...shared}
      {...{ label, hint }}
      placeholder={say('form.choose')}
      isSearchable={all.length > 10}
      defaultValue={value ?? ''}
      autoComplete={field.autoComplete}
    />
  )
}
type ChoiceProps = FieldViewProps<ChoiceDefinition> & { isRequired: boolean }

function Control(props: FieldViewProps) {
  const { field, id, value, label, hint, options, isHydrated } = props
  const { today } = useSession()
  if (field.kind === 'hidden') return <input type="hidden" name={field.name} value={value ?? ''} />
  if (field.kind === 'held') return null
  const isRequired = field.isOptional !== true && (field.when === undefined || isHydrated)
  const shared = { id, name: field.name, label, hint, isRequired }
  switch (field.kind) {
    case 'text':
      if (field.lines !== undefined)
        return (
          <TextField
            {...shared}
            isMultiline
            rows={field.lines}
            autoComplete={field.autoComplete}
            minLength={field.bounds.min > 1 ? field.bounds.min : undefined}
            characterLimit={field.bounds.max}
            defaultValue={value}
          />
        )
      if (options)
        return (
          <ComboBox
            {...{ ...shared, options }}
            allowsCustomValue
            autoComplete={field.autoComplete}
            defaultValue={value ?? ''}
          />
        )
      return (
        <TextField
          {...shared}
          type={field.type ?? 'text'}
          inputMode={field.inputMode}
          autoComplete={field.autoComplete}
          autoCapitalize={field.type === 'email' ? 'none' : undefined}
          spellCheck={false}
          minLength={field.bounds.min > 1 ? field.bounds.min : undefined}
          defaultValue={value}
          {...(field.icon && { icon: field.icon })}
        />
      )
    case 'password':
      return (
        <TextField
          {...shared}
          type="password"
          icon={lock}
          autoComplete={field.autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          minLength={field.bounds.min > 1 ? field.bounds.min : undefined}
        />
      )
    case 'date':
      return (
        <DatePicker {...shared} defaultValue={value === undefined ? null : isoDate(value)} today={today} max={today} />
      )
    case 'radio':
    case 'select':
      return <Choice {...{ ...props, field, isRequired }} />
    case 'box':
    case 'consent':
      return (
        <Checkbox
          {...{ id, hint }}
          name={field.name}
          value="true"
          isRequired={field.kind === 'consent' && field.isOptional !== true}
          defaultChecked={field.kind === 'box' && value === 'true'}
        >
          {label}
        </Checkbox>
      )
    default:
      return field satisfies never
  }
}

/** One field of a form by its definition. */
export function FormFieldView(props: FieldViewProps) {
  const { place, isDeciding } = props
  if (place === undefined && !isDeciding) return <Control {...props} />
  const part = isDeciding ? { 'data-decides': '' } : { className: styles.conditional, 'data-when': place }
  return (
    <div {...part}>
      <Control {...props} />
    </div>
  )
}
