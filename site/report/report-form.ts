import { bounds } from '@tropa/contract/bounds'
import { reportAddresses } from '@tropa/contract/report-addresses'
import { mail } from '@tropa/library/Icon/icons.ts'
import type { FormDefinition } from '../forms/form-definition.ts'

/** Reports an error on the page of an object. */
export const reportForm: FormDefinition = {
  id: 'report',
  path: '/report',
  call: reportAddresses.reportError,
  schema: async () => (await import('@tropa/contract/report-calls')).ErrorReport,
  fields: [
    { kind: 'hidden', name: 'object_type' },
    { kind: 'hidden', name: 'object_id' },
    {
      kind: 'radio',
      name: 'topic',
      label: 'report.topic',
      options: [
        { value: 'hours', label: 'report.hours' },
        { value: 'closed', label: 'report.closed' },
        { value: 'contacts', label: 'report.contacts' },
        { value: 'point', label: 'report.point' },
        { value: 'access', label: 'report.access' },
        { value: 'price', label: 'report.price' },
        { value: 'other', label: 'report.other' },
      ],
    },
    {
      kind: 'text',
      name: 'text',
      label: 'report.text',
      hint: 'report.textHint',
      autoComplete: 'off',
      bounds: bounds.report,
      lines: 5,
    },
    {
      kind: 'text',
      name: 'email',
      label: 'report.email',
      hint: 'report.emailHint',
      type: 'email',
      inputMode: 'email',
      autoComplete: 'email',
      bounds: bounds.email,
      icon: mail,
      isOptional: true,
    },
  ],
  submit: 'report.submit',
  leadsTo: 'stay',
}
