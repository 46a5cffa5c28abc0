import { leadFields } from '@foyer/contract/fields/lead-fields'
import type { CustomField } from '@foyer/contract/fields/model'
import { importTexts } from '@foyer/contract/intake/messages/import'
import { sampleRows, sampleSheets } from '@foyer/contract/intake/messages/sample'
import type { Content } from '@foyer/contract/kit/endpoint'
import type { Context } from '../../../../context'
import { offeredChoices } from '../../../fields/service'
import { fieldsOf, inLeadScope } from '../../../leads/service'

/** The columns of the specification, in its order (C-092). */
const columns = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'budget',
  'city',
  'postalCode',
  'workScope',
  'source',
  'sourceName',
  'area',
  'address',
] as const
type SampleColumn = (typeof columns)[number]

const examples: Record<CustomField['type'], string> = {
  text: '',
  number: '3',
  email: 'site@example.in',
  website: 'www.example.in',
  date: '31-12-2026',
  dropdown: '',
}

/** The firm's own fields and choices; its example rows can be imported as they are. */
export async function sampleFile(ctx: Context): Promise<Content> {
  const { fields, choices } = await inLeadScope(ctx, async (scope) => {
    const names = async (list: 'workScope' | 'source' | 'sourceName') =>
      (await offeredChoices(scope, list)).map(({ name }) => name)
    return {
      fields: (await fieldsOf(scope)).filter(({ isDeleted, isDefault }) => !isDeleted && !isDefault),
      choices: {
        workScope: await names('workScope'),
        source: await names('source'),
        sourceName: await names('sourceName'),
      } as Partial<Record<SampleColumn, string[]>>,
    }
  })
  const headings = [
    ...columns.map((column) => leadFields[column].exported),
    ...fields.map(({ name }) => name),
  ]
  const rows = sampleRows.map((row, at) => [
    ...columns.map((column) => choices[column]?.[at] ?? choices[column]?.[0] ?? row[column]),
    ...fields.map(({ type, options }) => options[0] ?? examples[type]),
  ])
  const lists = [
    ...columns.map((column) => choices[column] ?? []),
    ...fields.map(({ type, options }) => (type === 'dropdown' ? options : [])),
  ]
  const offered = headings.flatMap((heading, at) => (lists[at]?.length ? [[heading, ...lists[at]]] : []))
  const longest = Math.max(0, ...offered.map(({ length }) => length))

  // Large, and needed only here: what is read runs in a thread of its own.
  const { utils, write } = await import('@e965/xlsx')
  const book = utils.book_new()
  const leads = utils.aoa_to_sheet([headings, ...rows])
  leads['!cols'] = headings.map((heading) => ({ wch: Math.max(14, heading.length + 2) }))
  utils.book_append_sheet(book, leads, sampleSheets.leads)
  if (offered.length > 0) {
    const allowed = utils.aoa_to_sheet(
      Array.from({ length: longest }, (_, line) => offered.map((list) => list[line] ?? '')),
    )
    allowed['!cols'] = offered.map(() => ({ wch: 24 }))
    utils.book_append_sheet(book, allowed, sampleSheets.choices)
  }
  return {
    headers: {
      'content-disposition': `attachment; filename="${importTexts.sampleFile}"`,
      'cache-control': 'no-store',
    },
    content: write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer,
  }
}
