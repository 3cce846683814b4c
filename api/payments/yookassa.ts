import { moneyOf } from '@tropa/contract'
import { readText } from '@tropa/http/body'
import * as v from 'valibot'
import { GatewayError, type GatewayPayment, type GatewayRefund, type PaymentGateway } from './gateway.ts'

import { receiptTotal } from './receipt.ts'
import { WireError, WirePayment, WireReceipt, wireReceipt, WireRefund } from './yookassa-wire.ts'

export type YookassaOptions = {
  /** With the version: `https://api.yookassa.ru/v3`. */
  url: string
  shopId: string
  secret: string
  /** Whether payments are tests. A payment of the other kind is refused, so that the two never mix. */
  isTest: boolean
  /** The time limit of a whole call. */
  timeoutMs?: number
}

const usualTimeoutMs = 20_000
const mostBytes = 262_144
const longestKey = 64
const longestDescription = 128
const locales = { ru: 'ru_RU', en: 'en_US' } as const

type Call = { method: 'GET' | 'POST'; path: string; key?: string; body?: unknown }

function checkKey(key: string): void {
  if (!/^[\x21-\x7e]+$/.test(key) || key.length > longestKey)
    throw new RangeError(`An idempotence key has from 1 to ${longestKey} characters`)
}

const json = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** 202: the first request with this key is still being processed. From 500 on, the gateway may have done it anyway. */
const isUnknown = (status: number) => status < 400 || status === 408 || status >= 500

function failureOf(status: number, text: string): GatewayError {
  const { success, output } = v.safeParse(WireError, json(text))
  const details = success ? { code: output.code, parameter: output.parameter } : {}
  const message = `The gateway answered ${status}: ${success ? `${output.code}, ${output.description}` : 'no error body'}`
  if (status === 429) return new GatewayError('busy', message, details)
  return new GatewayError(isUnknown(status) ? 'unknown' : 'refused', message, details)
}

/** Sends one request. */
async function send({ url, shopId, secret, timeoutMs = usualTimeoutMs }: YookassaOptions, call: Call) {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(`${url}/${call.path}`, {
      method: call.method,
      headers: {
        authorization: `Basic ${Buffer.from(`${shopId}:${secret}`).toString('base64')}`,
        accept: 'application/json',
        ...(call.key && { 'idempotence-key': call.key, 'content-type': 'application/json' }),
      },
      ...(call.key && { body: JSON.stringify(call.body ?? {}) }),
      // A redirect would send the secret to another address.
      redirect: 'error',
      signal,
    })
    return { status: response.status, text: await readText(response, mostBytes, signal) }
  } catch (cause) {
    throw new GatewayError('unknown', `No answer of the gateway to ${call.method} ${call.path.split('/')[0]}`, {
      cause,
    })
  }
}

/** A response that does not fit the protocol says nothing about the outcome. */
async function ask<S extends v.GenericSchema>(
  options: YookassaOptions,
  schema: S,
  call: Call,
): Promise<v.InferOutput<S>> {
  if (call.key !== undefined) checkKey(call.key)
  const { status, text } = await send(options, call)
  if (status !== 200) throw failureOf(status, text)
  const parsed = v.safeParse(schema, json(text))
  if (!parsed.success)
    throw new GatewayError(
      'unknown',
      `The gateway’s answer cannot be read: ${v.getDotPath(parsed.issues[0]) ?? 'no JSON'}`,
    )
  return parsed.output
}

function paymentOf(wire: v.InferOutput<typeof WirePayment>, isTest: boolean): GatewayPayment {
  const { id, status, amount, refunded_amount, confirmation, test, cancellation_details, metadata } = wire
  if (test !== isTest)
    throw new GatewayError(
      'refused',
      `Payment ${id} is ${test ? 'a test' : 'real'}, but PAYMENT_SANDBOX says otherwise`,
    )
  return {
    id,
    status,
    amount,
    refunded: refunded_amount ?? 0,
    ...(status === 'pending' && confirmation?.confirmation_url && { confirmation_url: confirmation.confirmation_url }),
    test,
    ...(cancellation_details && { cancellation: cancellation_details }),
    metadata,
  }
}

function refundOf(wire: v.InferOutput<typeof WireRefund>): GatewayRefund {
  const { cancellation_details, ...refund } = wire
  return { ...refund, ...(cancellation_details && { cancellation: cancellation_details }) }
}

/** A payment of another amount must not be believed. A retry with the same key would get the same response. */
function checkAmount(expected: number, { id, amount }: { id: string; amount: number }): void {
  if (amount !== expected)
    throw new GatewayError('refused', `${id} is of ${amount} kopecks, but must be of ${expected}`)
}

function checkReceipt(amount: number, total: number): void {
  if (amount !== total) throw new RangeError(`The receipt is of ${total} kopecks, the payment of ${amount}`)
}

const path = (...parts: string[]) => parts.map(encodeURIComponent).join('/')

/**
 * YooKassa's API, version 3.
 * @see https://yookassa.ru/developers/api
 */
export function yookassa(options: YookassaOptions): PaymentGateway {
  const payment = async (call: Call) => paymentOf(await ask(options, WirePayment, call), options.isTest)
  const refund = async (call: Call) => refundOf(await ask(options, WireRefund, call))

  return {
    createPayment: async ({ key, amount, description, returnUrl, language, receipt, metadata }) => {
      checkReceipt(amount, receiptTotal(receipt))
      const body = {
        amount: moneyOf(amount),
        capture: false,
        confirmation: { type: 'redirect', return_url: returnUrl, ...(language && { locale: locales[language] }) },
        description: description.slice(0, longestDescription).toWellFormed(),
        metadata,
        receipt: wireReceipt(receipt),
      }
      const made = await payment({ method: 'POST', path: 'payments', key, body })
      checkAmount(amount, made)
      return made
    },
    payment: (id) => payment({ method: 'GET', path: path('payments', id) }),
    capture: (id, key, receipt) => {
      const body = receipt && { receipt: wireReceipt(receipt) }
      return payment({ method: 'POST', path: path('payments', id, 'capture'), key, body })
    },
    cancel: (id, key) => payment({ method: 'POST', path: path('payments', id, 'cancel'), key }),
    createRefund: async ({ key, paymentId, amount, receipt }) => {
      checkReceipt(amount, receiptTotal(receipt))
      const body = { payment_id: paymentId, amount: moneyOf(amount), receipt: wireReceipt(receipt) }
      const made = await refund({ method: 'POST', path: 'refunds', key, body })
      checkAmount(amount, made)
      return made
    },
    refund: (id) => refund({ method: 'GET', path: path('refunds', id) }),
    createReceipt: ({ key, paymentId, receipt }) => {
      const settlements = [{ type: 'prepayment', amount: moneyOf(receiptTotal(receipt)) }]
      const body = { type: 'payment', payment_id: paymentId, ...wireReceipt(receipt), settlements, send: true }
      return ask(options, WireReceipt, { method: 'POST', path: 'receipts', key, body })
    },
  }
}
