/** A temperature with its sign, rounded: '−19°', '0°', '+8°'. @param celsius °C */
export function degrees(celsius: number): string {
  const rounded = Math.round(celsius)
  if (rounded === 0) return '0°'
  return `${rounded < 0 ? '−' : '+'}${Math.abs(rounded)}°`
}
