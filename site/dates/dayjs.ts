import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)

/** A calendar date has no zone, so its arithmetic uses midnight UTC, where every day has 24 hours. */
export const dayOf = (date: string) => dayjs.utc(date)
