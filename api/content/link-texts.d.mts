export const unnamedLinks: (html: string) => string[]
