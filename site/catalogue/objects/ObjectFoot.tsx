import { Icon } from '@tropa/library/Icon/dressed.ts'
import { edit } from '@tropa/library/Icon/icons.ts'
import { pageAddress } from '../../addresses/page-address.ts'
import { useWords } from '../../messages/intl.tsx'
import { OpenData, type OpenDataProps } from './OpenData.tsx'
import * as styles from './object-foot.css.ts'

/** The end of an object's page: a link to report an error, then its open data. */
export function ObjectFoot(props: OpenDataProps) {
  const say = useWords()
  const { object_type, id } = props.object
  return (
    <div className={styles.root}>
      <p>
        {/* All of these links lead to the same form, which search engines do not need. */}
        <a
          className={styles.report}
          href={pageAddress(`/report?object_type=${object_type}&object_id=${id}`)}
          rel="nofollow"
        >
          <Icon path={edit} size="sm" />
          {say('object.report')}
        </a>
      </p>
      <OpenData {...props} />
    </div>
  )
}
