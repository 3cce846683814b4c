import { whenText } from './when-text.ts'

type Dated = { the_title: string; starts_at?: string | undefined }

/** The title of an offer with its date and time, if it has one, because the same tariff is sold for several days. */
export const datedTitle = ({ the_title, starts_at }: Dated, language: string): string =>
  starts_at === undefined ? the_title : `${the_title}, ${whenText(starts_at, language)}`
