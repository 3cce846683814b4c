/** The media query of colours that the system forces on pages, such as the contrast themes of Windows. */
export const forcedColors = '(forced-colors: active)'
