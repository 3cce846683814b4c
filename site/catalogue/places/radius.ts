/** Kilometres around a place that can be asked for. */
export const radii = [1, 3, 5, 10, 50] as const
const usual = 3

export const radiusOf = (text: unknown): number => radii.find((km) => String(km) === text) ?? usual
