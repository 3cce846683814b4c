import { useQuery } from '@tanstack/react-query'
import { useRouteContext, useRouter } from '@tanstack/react-router'
import { Alert } from '@tropa/library/Alert/dressed.ts'
import { Button } from '@tropa/library/Button/dressed.ts'
import { EmptyState } from '@tropa/library/EmptyState/dressed.ts'
import { Skeleton } from '@tropa/library/Skeleton/dressed.ts'
import { useIsHydrated } from '@tropa/library/useIsHydrated.ts'
import { useEffect, useState, type Ref } from 'react'
import { profileQuery } from '../account/parts/account-queries.ts'
import { cartAfter } from '@tropa/machines'
import { offersAddress } from '../addresses/order-addresses.ts'
import { pageAddress } from '../addresses/page-address.ts'
import { changeCart, useCart } from '../cart/useCart.ts'
import { useLoading } from '../catalogue/lists/loading.ts'
import { datedTitle } from '../dates/dated-title.ts'
import type { FormFailure } from '../forms/submitted-form.ts'
import '../messages/account-words.ts'
import { useWords } from '../messages/intl.tsx'
import { useNotify } from '../visitor/Notices.tsx'
import { useSession } from '../visitor/SessionProvider.tsx'
import { useFocusWhenEmptied } from '../visitor/useFocusWhenEmptied.ts'
import { CartLines } from './CartLines.tsx'
import { CheckoutForm } from './CheckoutForm.tsx'
import type { CheckoutParams } from './checkout-params.ts'
import { PageTitle } from '../typography/PageTitle.tsx'
import * as styles from './checkout.css.ts'
import { linesOf, type OrderedLine } from './line-state.ts'
import { MadeOrder } from './MadeOrder.tsx'
import { offersQuery } from './offers-query.ts'
import { Steps } from './Steps.tsx'
import { SubmissionNotice } from './SubmissionNotice.tsx'
import { useCheckout } from './useCheckout.ts'

export type CheckoutPageProps = {
  params: Extract<CheckoutParams, { kind: 'cart' | 'offers' }>
  /** An idempotency key for a form that is posted without scripts. */
  postedKey: string
  /** When the page was rendered, RFC 3339. */
  now: string
}

const noValues = {}
const noErrors = {}

/** What is known of the payer, to fill in the fields. */
function usePayer() {
  const { portal } = useRouteContext({ from: '__root__' })
  const { data } = useQuery({ ...profileQuery(portal), enabled: useSession().auth !== null })
  if (!data) return noValues
  const { last_name, first_name, patronymic, email } = data.user
  return {
    'payer.full_name': [last_name, first_name, patronymic].filter(Boolean).join(' '),
    'payer.email': email,
  }
}

export function CheckoutPage(props: CheckoutPageProps) {
  const say = useWords()
  const checkout = useCheckout()
  const made = checkout.snapshot?.context.attempt
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <PageTitle>{say('checkout.title')}</PageTitle>
        <Steps current="details" />
      </div>
      {made?.step === 'ordered' && checkout.snapshot && !checkout.snapshot.matches('editing') ? (
        <MadeOrder orderId={made.orderId} {...checkout} />
      ) : (
        <Choice {...props} checkout={checkout} />
      )}
    </div>
  )
}

type ChoiceProps = CheckoutPageProps & { checkout: ReturnType<typeof useCheckout> }

/** The items to buy: the cart, or the offers in the address. */
function Choice(props: ChoiceProps) {
  const say = useWords()
  const { cart, isKnown, isKept } = useCart()
  const { params } = props
  const emptyTitle = useFocusWhenEmptied<HTMLHeadingElement>(cart.length)
  if (params.kind === 'offers') return <Chosen {...props} cart={params.lines} />
  if (!isKnown)
    return (
      <>
        <noscript>
          <p>{say('checkout.noScript')}</p>
        </noscript>
        <div role="status" aria-label={say('checkout.loading')} className={styles.main}>
          <Skeleton variant="result" />
          <Skeleton variant="result" />
        </div>
      </>
    )
  if (cart.length === 0) return <EmptyCart titleRef={emptyTitle} />
  return (
    <>
      {!isKept && <Alert tone="warning" title={say('cart.notKept')} />}
      <Chosen {...props} cart={cart} />
    </>
  )
}

function EmptyCart({ titleRef }: { titleRef: Ref<HTMLHeadingElement> }) {
  const say = useWords()
  return (
    <EmptyState
      titleRef={titleRef}
      title={say('checkout.empty')}
      ways={
        <>
          <Button href={pageAddress('/events')}>{say('checkout.findEvents')}</Button>
          <Button href={pageAddress('/tours')}>{say('checkout.findTours')}</Button>
          <Button href={pageAddress('/locations')}>{say('checkout.findPlaces')}</Button>
        </>
      }
    >
      {say('checkout.emptyText')}
    </EmptyState>
  )
}

function Chosen({ params, postedKey, now, cart, checkout }: ChoiceProps & { cart: Parameters<typeof linesOf>[0] }) {
  const say = useWords()
  const notify = useNotify()
  const router = useRouter()
  const payer = usePayer()
  const { portal } = useRouteContext({ from: '__root__' })
  const result = useQuery(
    offersQuery(
      portal,
      cart.map(({ offer_id }) => offer_id),
    ),
  )
  useFreshAfterRefusal(checkout.snapshot?.context.errors, result.refetch)
  const isHydrated = useIsHydrated()
  const loading = useLoading(result)
  const pricesBefore = usePricesBefore(result.data)
  const isDirect = params.kind === 'offers'
  const at = useTimeSince(now)

  // Without scripts nothing is loaded again, so the result of the server's call is final.
  if (result.data === undefined)
    return loading === 'failed' || loading === 'waiting' || !isHydrated ? (
      <Alert
        tone="warning"
        role="alert"
        title={say(loading === 'waiting' ? 'list.offline' : 'checkout.offersFailed')}
        {...(isHydrated && { action: <Button onClick={() => void result.refetch()}>{say('failed.retry')}</Button> })}
      >
        {say('checkout.offersFailedText')}
      </Alert>
    ) : (
      <div role="status" aria-label={say('checkout.loading')} className={styles.main}>
        <Skeleton variant="result" />
        <Skeleton variant="result" />
      </div>
    )

  const lines = linesOf(cart, result.data, at)
  const address = isDirect ? offersAddress(cart) : pageAddress('/checkout')
  const changeQuantity = ({ offer_id }: OrderedLine, quantity: number) => {
    const change = { type: 'SET', offer_id, quantity } as const
    if (!isDirect) return changeCart(change)
    void router.navigate({ href: offersAddress(cartAfter(cart, change)), replace: true, resetScroll: false })
  }
  const remove = (line: OrderedLine) => {
    const { offer_id, quantity } = line
    const position = cart.findIndex((one) => one.offer_id === offer_id)
    changeCart({ type: 'SET', offer_id, quantity: 0 })
    notify({
      text: say('checkout.removed', { title: line.offer ? datedTitle(line.offer, say.language) : '' }),
      tone: 'done',
      undo: () => changeCart({ type: 'RESTORE', line: { offer_id, quantity }, position }),
    })
  }
  return (
    <>
      <SubmissionNotice {...checkout} />
      <CheckoutForm key={params.kind} {...{ lines, postedKey, payer, address, checkout }} isFromCart={!isDirect}>
        <CartLines
          {...{ lines, pricesBefore, isDirect }}
          now={at}
          onQuantityChange={changeQuantity}
          onRemove={remove}
        />
      </CheckoutForm>
    </>
  )
}

const minuteMs = 60_000

/**
 * The server's time to the minute, independent of the device's clock.
 * @param rendered RFC 3339
 */
function useTimeSince(rendered: string): Date {
  const [passed, setPassed] = useState({ rendered, ms: 0 })
  useEffect(() => {
    const opened = Date.now()
    const timer = setInterval(() => setPassed({ rendered, ms: Date.now() - opened }), minuteMs)
    return () => clearInterval(timer)
  }, [rendered])
  return new Date(Date.parse(rendered) + (passed.rendered === rendered ? passed.ms : 0))
}

/** Reads the offers again after a refusal because of prices or seats, so that the cart shows their current state. */
function useFreshAfterRefusal(errors: FormFailure['errors'] = noErrors, refetch: () => unknown) {
  useEffect(() => {
    if (Object.keys(errors).some((name) => name.startsWith('items.'))) refetch()
  }, [errors, refetch])
}

type Offers = readonly { id: number; price: { value: string } }[]

/** The first price of each offer that this page has shown. */
function usePricesBefore(offers: Offers = []): ReadonlyMap<number, string> {
  const [seen] = useState(() => new Map<number, string>())
  for (const { id, price } of offers) if (!seen.has(id)) seen.set(id, price.value)
  return seen
}
