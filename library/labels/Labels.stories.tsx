import type { Meta, StoryObj } from '@storybook/react-vite'
import { categoryIcon } from '../Icon/categories.ts'
import { Icon } from '../Icon/dressed.ts'
import { useLanguage } from '../messages/language.tsx'
import { labelOf, type LabelTable } from './label.ts'
import * as styles from './Labels.stories.css.ts'
import { formatDays, formatObjects } from './plural.ts'
import * as tables from './tables.ts'

const shown: readonly { title: { ru: string; en: string }; table: LabelTable }[] = [
  { title: { ru: 'Категории треков', en: 'Track categories' }, table: tables.categoryLabels },
  { title: { ru: 'Услуги гостиниц', en: 'Hotel services' }, table: tables.hotelServiceLabels },
  {
    title: { ru: 'Откуда турист', en: 'Origins' },
    table: tables.originLabels({ code: 'ugra', label: { ru: 'Житель Югры', en: 'Ugra resident' } }),
  },
  { title: { ru: 'Пол', en: 'Sexes' }, table: tables.sexLabels },
  {
    title: { ru: 'Продажа туров и экскурсий', en: 'Sale states of tours and excursions' },
    table: tables.saleStateLabels,
  },
  { title: { ru: 'Заказы', en: 'Order states' }, table: tables.orderStateLabels },
  { title: { ru: 'Билеты', en: 'Ticket states' }, table: tables.ticketStateLabels },
]
const counts = [1, 2, 5, 11, 21, 101, 1.5]

/** Every table in the language chosen above; `helicopter` is an example of an unknown value. */
const Labels = () => {
  const language = useLanguage()
  return (
    <div className={styles.tables}>
      {shown.map(({ title, table }) => (
        <table key={title.en} className={styles.table}>
          <caption className={styles.caption}>{labelOf({ title }, 'title', language)}</caption>
          <tbody>
            {[...Object.keys(table), 'helicopter'].map((value) => (
              <tr key={value}>
                <th scope="row" className={styles.cell}>
                  <code>{value}</code>
                </th>
                <td className={styles.cell}>
                  {table === tables.categoryLabels && <Icon path={categoryIcon(value) ?? ''} size="sm" />}{' '}
                  {labelOf(table, value, language)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      <table className={styles.table}>
        <caption className={styles.caption}>{language === 'ru' ? 'Числа' : 'Counts'}</caption>
        <tbody>
          {counts.map((count) => (
            <tr key={count}>
              <td className={styles.cell}>{formatDays(count, language)}</td>
              <td className={styles.cell}>{formatObjects(count, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const meta = { title: 'Foundations/Labels', component: Labels } satisfies Meta<typeof Labels>
export default meta

export const Tables: StoryObj<typeof meta> = {}
