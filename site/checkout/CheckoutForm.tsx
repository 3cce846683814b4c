import { Alert } from '@tropa/library/Alert/dressed.ts'
import { Form } from '@tropa/library/Form/Form.tsx'
import { FormErrors } from '@tropa/library/FormErrors/dressed.ts'
import { TextField } from '@tropa/library/TextField/dressed.ts'
import { useIsHydrated } from '@tropa/library/useIsHydrated.ts'
import { useMemo, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { datedTitle } from '../dates/dated-title.ts'
import { failureErrors } from '../forms/failure-errors.ts'
import { tryKeyField } from '../forms/submitted-form.ts'
import { FormFieldView } from '../forms/FormFieldView.tsx'
import type { FormFailure, FormValues } from '../forms/submitted-form.ts'
import { typedValues } from '../forms/typed-values.ts'
import { useDraft } from '../forms/useDraft.ts'
import { useSubmitted } from '../forms/useSubmitted.ts'
import { useWords } from '../messages/intl.tsx'
import { Agreement } from './Agreement.tsx'
import { checkoutForm } from './checkout-form.ts'
import * as styles from './checkout.css.ts'
import { kindOf, type OrderedLine } from './line-state.ts'
import { consentFields, fieldsOfParticipant, participantField, payerFields } from './order-fields.ts'
import { groupsOf, hiddenValues, useDefinition } from './order-definition.ts'
import { OrderSummary } from './OrderSummary.tsx'
import { ParticipantGroup } from './ParticipantGroup.tsx'
import { wrongValues } from './wrong-values.ts'
import { missingConsents, type Typed, typedIn, type useCheckout } from './useCheckout.ts'

export type CheckoutFormProps = {
  lines: readonly OrderedLine[]
  /** The idempotency key of a form that is posted without scripts. */
  postedKey: string
  /** Initial values of the payer's fields. */
  payer: FormValues
  address: string
  isFromCart: boolean
  checkout: ReturnType<typeof useCheckout>
  /** Shown before the fields. */
  children: ReactNode
}

const noErrors: FormFailure['errors'] = {}

/** The form of an order: the participants, the payer, the consents and the total. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { lines, postedKey, payer, address, isFromCart, checkout, children } = props
  const say = useWords()
  const isHydrated = useIsHydrated()
  const element = useRef<HTMLFormElement>(null)
  const submitted = useSubmitted(checkoutForm)
  const [own, setOwn] = useState<{ errors: FormFailure['errors']; attempt: number }>({ errors: noErrors, attempt: 0 })
  const bought = lines.flatMap((line) => (line.offer && !line.obstacle ? [{ ...line, offer: line.offer }] : []))
  const isSettled = bought.length === lines.length
  const kind = kindOf(lines)
  const form = useDefinition(bought)
  const initial = useMemo(() => ({ ...payer, ...submitted?.values }), [payer, submitted])
  const draft = useDraft(form, element, { initial, isSubmitted: submitted !== null })
  const { snapshot, submit } = checkout
  const isSubmitting = snapshot?.matches('submitting') ?? false
  const isBusy = isSubmitting || (snapshot?.matches('redirecting') ?? false)

  const errors = useMemo((): FormFailure['errors'] => {
    if (Object.keys(own.errors).length > 0) return own.errors
    if (snapshot?.context.notice === 'agreementRequired') {
      const missing = missingConsents(typedIn(snapshot.context.draft).values)
      return Object.fromEntries(missing.map((name) => [name, [say('checkout.agreementNeeded')]]))
    }
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
    ...consentFields.map(({ name, label }) => ({ name, label: say(label), id: `checkout-${name}` })),
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
          noValidate={isHydrated}
          validationErrors={errors}
          onSubmit={onSubmit}
          onInput={draft.keep}
        >
          <input type="hidden" name="form" value={form.id} />
          {Object.entries({ [tryKeyField]: postedKey, kind, ...hiddenValues(bought) }).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {submitted?.outcome.kind === 'kept' && <Alert role="status" title={say('form.kept')} />}
          <FormErrors attempt={own.attempt} fields={summaryFields} />
          {groups.map(({ offer, place }) => (
            <ParticipantGroup
              key={participantField(offer.id, place, '')}
              offerId={offer.id}
              place={place}
              requires={offer.requires}
              values={initial}
              title={`${offer.object.the_title}, ${datedTitle(offer, say.language)}`}
              onFill={() => requestAnimationFrame(draft.keep)}
            />
          ))}
          <fieldset className={styles.panel}>
            <legend className={styles.legend}>{say('checkout.payer')}</legend>
            <div className={styles.fields}>
              {payerFields.map((field) => (
                <FormFieldView
                  key={field.name}
                  {...{ field, isHydrated }}
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
          <Agreement />
        </Form>
      </div>
      <OrderSummary {...{ bought, isSettled, isBusy, kind }} />
    </div>
  )
}
