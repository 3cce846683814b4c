/** The option of Chromium that turns off these features and those that Playwright turns off. */
export function turnOffFeatures(...features: string[]): string
