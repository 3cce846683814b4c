/** From here the date, picture, title, terms and control fit side by side, and the title has room for its words. */
export const wide = 'page (min-width: 72rem)'
