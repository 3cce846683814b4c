import type { SoldOffer } from '@tropa/contract'
import { moneyOf, times } from '@tropa/contract/amount'
import { Alert } from '@tropa/library/Alert/dressed.ts'
import { Button } from '@tropa/library/Button/dressed.ts'
import { Checkbox } from '@tropa/library/Checkbox/dressed.ts'
import { Form } from '@tropa/library/Form/Form.tsx'
import { FormErrors } from '@tropa/library/FormErrors/dressed.ts'
import { Price } from '@tropa/library/Price/dressed.ts'
import { TextField } from '@tropa/library/TextField/dressed.ts'
import { useIsAlive } from '@tropa/library/useIsAlive.ts'
import { useMemo, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { failureErrors } from '../forms/failure-errors.ts'
import type { FormDefinition, ShownDefinition } from '../forms/form-definition.ts'
import { tryKeyField } from '../forms/submitted-form.ts'
import { FormFieldView } from '../forms/FormFieldView.tsx'
import type { FormFailure, FormValues } from '../forms/submitted-form.ts'
import { ownErrors, typedValues } from '../forms/typed-values.ts'
import { useDraft } from '../forms/useDraft.ts'
import { useSubmitted } from '../forms/useSubmitted.ts'
import { useWords, type Words } from '../messages/intl.tsx'
import { SellerDetails } from '../account/orders/SellerDetails.tsx'
import { contentLanguage } from '../region/languages.ts'
import { Agreement } from './Agreement.tsx'
import { checkoutForm } from './checkout-form.ts'
import * as styles from './checkout.css.ts'
import { kindOf, kopecksOfLines, type OrderedLine } from './line-state.ts'
import { fieldsOfParticipant, fixedFields, lineField, participantField, payerFields } from './order-fields.ts'
import { ParticipantGroup } from './ParticipantGroup.tsx'
import type { Typed, useCheckout } from './useCheckout.ts'

export type CheckoutFormProps = {
  lines: readonly OrderedLine[]
  /** Of a form that is posted without scripts. */
  postedKey: string
  /** What the payer's fields begin with. */
  payer: FormValues
  address: string
  isFromCart: boolean
  checkout: ReturnType<typeof useCheckout>
  /** Stands in front of the fields. */
  children: ReactNode
}

type Bought = OrderedLine & { offer: SoldOffer }

const groupsOf = (lines: readonly Bought[]) =>
  lines.flatMap(({ offer, quantity }) =>
    offer.requires.length === 0 ? [] : Array.from({ length: quantity }, (_, place) => ({ offer, place })),
  )

const distinct = <T extends { id: number }>(list: readonly T[]) => [
  ...new Map(list.map((one) => [one.id, one])).values(),
]

/**
 * The form with the fields that offers require.
 * @param key a word for each participant: `9101/0/last_name/first_name`; equal keys are equal forms
 */
function definitionOf(key: string): FormDefinition {
  const typed: ShownDefinition[] = key.split(' ').flatMap((participant) => {
    const [offerId, place, ...requires] = participant.split('/')
    return fieldsOfParticipant(Number(offerId), Number(place), requires)
  })
  // Without hidden fields: prices and keys of another day do not make a draft another one.
  return { ...checkoutForm, fields: [...typed, ...fixedFields.filter(({ kind }) => kind !== 'hidden')] }
}

const useDefinition = (key: string) => useMemo(() => definitionOf(key), [key])

const keyOf = (lines: readonly Bought[]) =>
  groupsOf(lines)
    .map(({ offer, place }) => [offer.id, place, ...offer.requires].join('/'))
    .join(' ')

/** Hidden values of the lines: the prices that the buyer sees, which the provider compares. */
const hiddenValues = (lines: readonly Bought[]): FormValues =>
  Object.fromEntries(
    lines.flatMap(({ offer_id, quantity, offer }) => [
      [lineField(offer_id, 'quantity'), String(quantity)],
      [lineField(offer_id, 'price'), offer.price.value],
      ...(offer.requires.length > 0 ? [[lineField(offer_id, 'participants'), 'true']] : []),
    ]),
  )

const noErrors: FormFailure['errors'] = {}

/** Who goes, who pays, what they agree to, what it costs: everything that an order needs. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { lines, postedKey, payer, address, isFromCart, checkout, children } = props
  const say = useWords()
  const isAlive = useIsAlive()
  const element = useRef<HTMLFormElement>(null)
  const submitted = useSubmitted(checkoutForm)
  const [own, setOwn] = useState<{ errors: FormFailure['errors']; attempt: number }>({ errors: noErrors, attempt: 0 })
  const bought = lines.flatMap((line) => (line.offer && !line.obstacle ? [{ ...line, offer: line.offer }] : []))
  const isSettled = bought.length === lines.length
  const kind = kindOf(lines)
  const form = useDefinition(keyOf(bought))
  const initial = useMemo(() => ({ ...payer, ...submitted?.values }), [payer, submitted])
  const draft = useDraft(form, element, { initial, isSubmitted: submitted !== null })
  const { snapshot, submit } = checkout
  const isSubmitting = snapshot?.matches('submitting') ?? false
  const isBusy = isSubmitting || (snapshot?.matches('redirecting') ?? false)

  const errors = useMemo((): FormFailure['errors'] => {
    if (Object.keys(own.errors).length > 0) return own.errors
    if (snapshot?.context.notice === 'agreementRequired') return { agreement: [say('checkout.agreementNeeded')] }
    if (snapshot?.context.notice === 'requestFailed') return { '': [say('checkout.failed')] }
    if (snapshot && Object.keys(snapshot.context.errors).length > 0) return snapshot.context.errors
    return own.attempt === 0 && submitted?.outcome.kind === 'refused' ? failureErrors(submitted.outcome, say) : noErrors
  }, [own, snapshot, submitted, say])

  async function send(target: HTMLFormElement) {
    const values = { ...typedValues(form, target), ...hiddenValues(bought), kind }
    setOwn(({ attempt }) => ({ errors: noErrors, attempt: attempt + 1 }))
    const typed: Typed = { values, isFromCart }
    const wrong = await wrongValues(form, values, target, say)
    if (wrong) return setOwn(({ attempt }) => ({ errors: wrong, attempt: attempt + 1 }))
    await submit(typed)
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    draft.keep()
    if (!isBusy && isSettled) void send(event.currentTarget)
  }
  const groups = groupsOf(bought)
  const summaryFields = [
    ...groups.flatMap(({ offer, place }) =>
      fieldsOfParticipant(offer.id, place, offer.requires).map(({ name, label }) => ({
        name,
        label: `${say('checkout.participantNumber', { number: place + 1 })}, ${say(label)}`,
        id: `checkout-${name}`,
      })),
    ),
    ...payerFields.map(({ name, label }) => ({ name, label: say(label), id: `checkout-${name}` })),
    { name: 'wishes', label: say('checkout.wishes'), id: 'checkout-wishes' },
    { name: 'agreement', label: say('checkout.agreement'), id: 'checkout-agreement' },
  ]
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        {children}
        <Form
          ref={element}
          id={form.id}
          className={styles.main}
          method="post"
          action={address}
          aria-label={say('checkout.title')}
          noValidate={isAlive}
          validationErrors={errors}
          onSubmit={onSubmit}
          onInput={draft.keep}
        >
          <input type="hidden" name="form" value={form.id} />
          {Object.entries({ [tryKeyField]: postedKey, kind, ...hiddenValues(bought) }).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <FormErrors attempt={own.attempt} fields={summaryFields} />
          {groups.map(({ offer, place }) => (
            <ParticipantGroup
              key={participantField(offer.id, place, '')}
              offerId={offer.id}
              place={place}
              requires={offer.requires}
              values={initial}
              title={`${offer.object.the_title}, ${offer.the_title}`}
              onFill={() => requestAnimationFrame(draft.keep)}
            />
          ))}
          <fieldset className={styles.panel}>
            <legend className={styles.legend}>{say('checkout.payer')}</legend>
            <div className={styles.fields}>
              {payerFields.map((field) => (
                <FormFieldView
                  key={field.name}
                  {...{ field, isAlive }}
                  id={`checkout-${field.name}`}
                  value={initial[field.name]}
                  label={say(field.label)}
                  hint={field.hint && say(field.hint)}
                  options={undefined}
                  place={undefined}
                  isDeciding={false}
                />
              ))}
            </div>
            <TextField
              isMultiline
              rows={4}
              id="checkout-wishes"
              name="wishes"
              label={say('checkout.wishes')}
              hint={say('checkout.wishesHint')}
              maxLength={2000}
              defaultValue={initial['wishes']}
            />
          </fieldset>
          <Checkbox id="checkout-agreement" name="agreement" value="true" isRequired>
            <Agreement />
          </Checkbox>
        </Form>
      </div>
      <section className={styles.summary} aria-labelledby="summary-title">
        <h2 id="summary-title" className={styles.title}>
          {say('checkout.summary')}
        </h2>
        <ul className={styles.list}>
          {bought.map(({ offer, quantity }) => (
            <li key={offer.id} className={styles.sum}>
              <span>{say('checkout.lineSum', { title: offer.the_title, count: quantity })}</span>
              <Price value={times(offer.price, quantity).value} size="sm" />
            </li>
          ))}
        </ul>
        <p className={styles.total}>
          <span>{say('checkout.total')}</span>
          <Price value={moneyOf(kopecksOfLines(bought)).value} />
        </p>
        {!isSettled && <Alert tone="warning" title={say('checkout.settle')} />}
        <Button
          type="submit"
          form={form.id}
          variant="primary"
          size="lg"
          isBlock
          isDisabled={!isSettled || bought.length === 0}
          isPending={isBusy}
        >
          {say(kind === 'request' ? 'checkout.send' : kopecksOfLines(bought) === 0 ? 'checkout.get' : 'checkout.pay')}
        </Button>
        <p className={styles.quiet}>{say(kind === 'request' ? 'checkout.sendHint' : 'checkout.payHint')}</p>
        {distinct(bought.flatMap(({ offer }) => offer.seller ?? [])).map((seller) => (
          <SellerDetails key={seller.id} seller={seller} />
        ))}
      </section>
    </div>
  )
}

/** What an offer requires of its participants, and was left empty: the contract does not know the offers. */
const missingFields = ({ fields }: FormDefinition, values: FormValues, say: Words): FormFailure['errors'] =>
  Object.fromEntries(
    fields
      .filter(({ name }) => name.startsWith('items.') && !values[name]?.trim())
      .map(({ name }) => [name, [say('checkout.required')]]),
  )

/** The contract's rules load when the form is sent; without them the server checks alone. */
async function wrongValues(form: FormDefinition, values: FormValues, element: HTMLFormElement, say: Words) {
  const own = { ...missingFields(form, values, say), ...ownErrors(form, element) }
  const failure = await import('../forms/check-form.ts')
    .then(({ checkForm }) => checkForm(form, values, contentLanguage(say.language)))
    .catch(() => undefined)
  const errors = { ...own, ...failure?.errors, ...ownErrors(form, element) }
  // The machine itself asks for the agreement alone.
  return Object.keys(errors).some((name) => name !== 'agreement') ? errors : undefined
}
