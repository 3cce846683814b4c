/**
 * Where a stop is: its town and its address.
 * @param town empty: it is in none
 * @param address empty: not known. A Russian one begins with its town, an English one ends with it
 */
export const stopAddress = (town: string, address: string): string =>
  address.split(', ').includes(town) ? address : [town, address].filter(Boolean).join(', ')
