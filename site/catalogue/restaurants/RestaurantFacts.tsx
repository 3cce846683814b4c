import type { Restaurant } from '@tropa/contract'
import { FactList } from '@tropa/library/FactList/dressed.ts'
import { Price } from '@tropa/library/Price/dressed.ts'
import { useWords } from '../../messages/intl.tsx'
import { iconOf } from '../objects/fact-icons.ts'
import * as styles from './restaurant.css.ts'

export function RestaurantFacts({ restaurant }: { restaurant: Restaurant }) {
  const say = useWords()
  return (
    <>
      <section className={styles.block} aria-labelledby="about">
        <h2 id="about" className={styles.heading}>
          {say('place.about')}
        </h2>
        <p>{restaurant.the_about}</p>
        <dl className={styles.terms}>
          <dt>{say('place.cuisine')}</dt>
          <dd>{restaurant.the_cuisine}</dd>
          <dt>{say('place.average')}</dt>
          <dd>
            <Price value={restaurant.average_check.value} />
          </dd>
        </dl>
      </section>
      {restaurant.feature_list.length > 0 && (
        <section className={styles.block} aria-labelledby="features">
          <h2 id="features" className={styles.heading}>
            {say('place.features')}
          </h2>
          <FactList items={restaurant.feature_list.map((feature) => ({ icon: iconOf(feature), title: feature }))} />
        </section>
      )}
      {restaurant.menu.length > 0 && (
        <section className={styles.block} aria-labelledby="menu">
          <h2 id="menu" className={styles.heading}>
            {say('place.menu')}
          </h2>
          {restaurant.menu.map((part) => (
            <section key={part.the_title} className={styles.menuPart} aria-label={part.the_title}>
              <h3 className={styles.menuTitle}>{part.the_title}</h3>
              <ul className={styles.offers}>
                {part.items.map((dish) => (
                  <li key={dish.the_title} className={styles.offer}>
                    <span>
                      {dish.the_title}
                      {dish.the_description && <span className={styles.dish}>{dish.the_description}</span>}
                    </span>
                    <Price value={dish.price.value} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </section>
      )}
    </>
  )
}
