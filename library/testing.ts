/** jsdom has no CSS.escape, which the list box calls. */
globalThis.CSS ??= {} as typeof CSS
CSS.escape ??= (text: string) => text.replace(/[^\w-]/g, (character) => `\\${character}`)
