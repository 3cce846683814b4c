import { sql } from 'drizzle-orm'

/** The documents that each box of an order names: user agreement, rules of sale, privacy policy; personal data. */
const documents = { agreement: [1, 2, 4], personal_data: [5] }

const boxes = JSON.stringify(Object.entries(documents).flatMap(([box, ids]) => ids.map((doc_id) => ({ box, doc_id }))))

/** Both ticked boxes with the versions of the texts that are in force, as JSON. */
export const consentsNow = sql`(
  select jsonb_agg(jsonb_build_object('box', box, 'doc_id', doc_id, 'version', version) order by box, doc_id)
  from json_to_recordset(${boxes}::json) as named(box text, doc_id integer) join document on document.id = doc_id)`
