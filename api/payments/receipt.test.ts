import { describe, expect, test } from 'vitest'
import { receiptOf, receiptTotal, type SoldLine, type VatCode } from './receipt.ts'

const customer = { full_name: 'Анна Айваседа', email: 'anna@example.org', phone: '9000000000' }
const aLine = (line: Partial<SoldLine> = {}): SoldLine => ({
  the_title: 'Экскурсия',
  quantity: 2,
  price: 125_050,
  seller: { the_title: 'Кедровый берег', inn: '8600000014', phones: ['3467000001'] },
  taxes: { vat_code: 11, tax_system_code: 1 },
  ...line,
})

describe('a receipt', () => {
  test('has the buyer, the bought items and the seller that the portal is an agent of', () => {
    expect(receiptOf(customer, [aLine()], 'full_payment')).toEqual({
      customer: { full_name: 'Анна Айваседа', email: 'anna@example.org', phone: '79000000000' },
      items: [
        {
          description: 'Экскурсия',
          quantity: 2,
          price: 125_050,
          vat_code: 11,
          payment_mode: 'full_payment',
          supplier: { name: 'Кедровый берег', inn: '8600000014', phone: '73467000001' },
        },
      ],
      tax_system_code: 1,
    })
  })

  test.each<[VatCode, number]>([
    [1, 1],
    [2, 2],
    [3, 5],
    [4, 6],
    [7, 9],
    [8, 10],
    [11, 12],
  ])('of an advance has the calculated rate: %i becomes %i', (vat_code, calculated) => {
    const line = aLine({ taxes: { vat_code, tax_system_code: 1 } })

    expect(receiptOf(customer, [line], 'full_prepayment').items[0]?.vat_code).toBe(calculated)
    expect(receiptOf(customer, [line], 'full_payment').items[0]?.vat_code).toBe(vat_code)
  })

  test('for sellers with several tax systems names none, so that the shop’s is used', () => {
    const other = aLine({ taxes: { vat_code: 1, tax_system_code: 2 } })

    expect(receiptOf(customer, [aLine(), other], 'full_payment')).not.toHaveProperty('tax_system_code')
  })

  test('leaves out free items, and sums to the payment', () => {
    const receipt = receiptOf(
      customer,
      [aLine(), aLine({ price: 0 }), aLine({ quantity: 1, price: 1 })],
      'full_payment',
    )

    expect(receipt.items).toHaveLength(2)
    expect(receiptTotal(receipt)).toBe(250_101)
  })

  test('shortens a title to 128 characters and never cuts one in half', () => {
    const { items } = receiptOf(customer, [aLine({ the_title: 'я'.repeat(127) + '🌲🌲' })], 'full_payment')

    expect(items.map(({ description }) => description)).toEqual(['я'.repeat(127)])
  })

  test.each([
    ['+7 (900) 000-00-00', '79000000000'],
    ['89000000000', '79000000000'],
    ['+44 20 7946 0000', '442079460000'],
    ['112', undefined],
  ])('formats the phone %s as %s', (phone, digits) => {
    expect(receiptOf({ ...customer, phone }, [aLine()], 'full_payment').customer.phone).toBe(digits)
  })
})
