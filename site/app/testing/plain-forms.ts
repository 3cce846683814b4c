/** `name`: for screen readers; `action`: where it is posted. */
export type PlainForm = { name: string | null; action: string | null; fields: Readonly<Record<string, string>> }

const fieldsOf = (form: HTMLFormElement): PlainForm['fields'] => {
  const { FormData } = form.ownerDocument.defaultView ?? globalThis
  return Object.fromEntries(Array.from(new FormData(form), ([name, value]) => [name, String(value)]))
}

/** What each form of a page posts without scripts, except the idempotency keys, which are random. */
export const plainForms = (root: ParentNode): PlainForm[] =>
  Array.from(root.querySelectorAll('form'), (form) => {
    const { idempotency_key, ...fields } = fieldsOf(form)
    const isOwnKey = idempotency_key === undefined || !form.querySelector('noscript [name="idempotency_key"]')
    return {
      name: form.getAttribute('aria-label'),
      action: form.getAttribute('action'),
      fields: isOwnKey && idempotency_key !== undefined ? { ...fields, idempotency_key } : fields,
    }
  })

export const plainFormOf = (root: ParentNode, id: string): PlainForm | undefined =>
  plainForms(root).find(({ fields }) => fields['form'] === id)

export const linksOf = (root: ParentNode): (string | null)[] =>
  Array.from(root.querySelectorAll('a[href]'), (link) => link.getAttribute('href'))
