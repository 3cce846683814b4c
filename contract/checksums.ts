const digitsOf = (text: string) => [...text].map(Number)
const weighted = (digits: readonly number[], weights: readonly number[]) =>
  weights.reduce((sum, weight, index) => sum + weight * (digits[index] ?? 0), 0)

/** Whether 11 digits are a SNILS: the last two are the checksum of the first nine. */
export function isSnils(text: string): boolean {
  if (!/^\d{11}$/.test(text)) return false
  const sum = weighted(digitsOf(text), [9, 8, 7, 6, 5, 4, 3, 2, 1])
  return (sum % 101) % 100 === Number(text.slice(9))
}

const innWeights: Readonly<Record<number, readonly (readonly number[])[]>> = {
  10: [[2, 4, 10, 3, 5, 9, 4, 6, 8]],
  12: [
    [7, 2, 4, 10, 3, 5, 9, 4, 6, 8],
    [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8],
  ],
}

/** Whether 10 digits (an organisation) or 12 (a person) are an INN: the last one or two are check digits. */
export function isInn(text: string): boolean {
  const weights = /^\d+$/.test(text) ? innWeights[text.length] : undefined
  const digits = digitsOf(text)
  return weights?.every((row) => (weighted(digits, row) % 11) % 10 === digits[row.length]) ?? false
}
