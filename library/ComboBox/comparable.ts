/** A text as it is compared: letter case and the dots of ё do not matter. As long as the text itself. */
export const comparable = (text: string) => text.toLowerCase().replaceAll('ё', 'е')
