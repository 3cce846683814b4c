import type { Airport } from '@tropa/contract'
import { Button } from '@tropa/library/Button/dressed.ts'
import { DatePicker } from '@tropa/library/DatePicker/dressed.ts'
import { Form } from '@tropa/library/Form/Form.tsx'
import { FormErrors } from '@tropa/library/FormErrors/dressed.ts'
import { Select } from '@tropa/library/Select/dressed.ts'
import { TextField } from '@tropa/library/TextField/dressed.ts'
import { useMemo } from 'react'
import { pageAddress } from '../addresses/page-address.ts'
import { typedDate } from './typed-date.ts'
import { useWords } from '../messages/intl.tsx'
import { useSession } from '../visitor/SessionProvider.tsx'
import * as styles from './flights.css.ts'
import { airportCity, flightFields, type FlightField, type FlightProblems, type FlightSearch } from './journey.ts'

export type FlightsFormProps = {
  search: FlightSearch
  /** The address that contains the values; a new address replaces the values of the fields. */
  address: string
  airports: readonly Airport[]
  problems: FlightProblems
  /** Whether the form's button is the primary one. If the journey is valid, the partner's link is. */
  isNextStep: boolean
}

const idOf = (field: FlightField) => `flight-${field}`
/** A text that is not a date stays in its field as typed. */
const dateOr = (text: string) => typedDate(text) ?? (text || null)

/** A GET form to the page itself, so that the server validates it for browsers without scripts. */
export function FlightsForm({ search, address, airports, problems, isNextStep }: FlightsFormProps) {
  const say = useWords()
  const { today } = useSession()
  const errorOf = (field: FlightField) => problems[field] && say(problems[field])
  const named = (field: FlightField) => ({ id: idOf(field), name: field, label: say(`flights.${field}`) })
  const errors = useMemo(
    () =>
      Object.fromEntries(flightFields.flatMap((field) => (problems[field] ? [[field, [say(problems[field])]]] : []))),
    [problems, say],
  )
  return (
    <Form
      className={styles.form}
      action={pageAddress('/aviasales')}
      data-keep-scroll=""
      aria-label={say('flights.form')}
      validationErrors={errors}
    >
      <FormErrors
        key={`errors ${address}`}
        fields={flightFields.map((field) => ({ name: field, label: say(`flights.${field}`), id: idOf(field) }))}
      />
      <div key={address} className={styles.fields}>
        <TextField
          {...named('from')}
          hint={say('flights.fromHint')}
          defaultValue={search.from}
          autoComplete="address-level2"
        />
        <Select
          {...named('to')}
          isSearchable
          placeholder={say('flights.toNone')}
          defaultValue={search.to}
          options={airports.map((airport) => ({
            value: airport.iata,
            label: `${airportCity(airport, say.language)} (${airport.iata})`,
          }))}
        />
        <DatePicker
          {...named('depart')}
          error={errorOf('depart')}
          defaultValue={dateOr(search.depart)}
          min={today}
          today={today}
        />
        <DatePicker
          {...named('return')}
          error={errorOf('return')}
          defaultValue={dateOr(search.return)}
          min={today}
          today={today}
        />
      </div>
      <Button type="submit" variant={isNextStep ? 'primary' : 'secondary'} name="find" value="1">
        {say('flights.find')}
      </Button>
    </Form>
  )
}
