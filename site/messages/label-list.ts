const lowered = (text: string) =>
  /^\p{Lu}\p{Ll}+(?![\p{L}-])/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

/** Labels as one list; only the first begins with a capital: `Lift, toilet, Wi-Fi`. */
export const labelList = (labels: readonly string[]): string =>
  labels.map((label, index) => (index === 0 ? label : lowered(label))).join(', ')
