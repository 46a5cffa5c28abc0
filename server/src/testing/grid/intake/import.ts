import type { importEndpoints } from '@foyer/contract/wire/intake/import/endpoints'
import { csvFile, planFor } from '../../builders/imports'
import type { RowsOf } from '../row'

const content = 'First Name,Phone Number,Alpha column\nAlpha Grid,9845010950,x\nAlpha Imported,9845010901,y\n'
const file = csvFile(content)
const plan = planFor(content)

export const importRows: RowsOf<typeof importEndpoints> = {
  parseFile: { may: 'crm', calls: () => [{ file }] },
  saveLeads: {
    may: 'crm',
    calls: () => [
      {
        leads: [
          [
            { target: 'firstName', text: 'Alpha Grid' },
            { target: 'phone', text: '9845010950' },
          ],
          [
            { target: 'firstName', text: 'Alpha Imported' },
            { target: 'phone', text: '9845010901' },
          ],
        ],
      },
    ],
  },
  sampleFile: { may: 'crm', calls: () => [{}] },
  sheets: { may: 'crm', calls: () => [{ file }] },
  knownContacts: {
    may: 'crm',
    calls: () => [{ identities: ['+919845010901', 'lead-alpha@example.com'] }],
    clerk: () => [{ identities: ['+919845010901', 'lead-alpha@example.com'] }],
  },
  startImport: {
    may: 'crm',
    calls: () => [
      { file, plan },
      { file, plan: { ...plan, duplicates: 'fill' } },
    ],
  },
  imports: { may: 'crm', calls: () => [{}], clerk: () => [{}] },
  importById: { may: 'crm', calls: (own) => [{ id: own.import }], passes: [404] },
  cancelImport: { may: 'crm', calls: (own) => [{ id: own.waitingImport }], passes: [404] },
  undoImport: { may: 'crm', calls: (own) => [{ id: own.import }], passes: [404] },
  refusedRows: { may: 'crm', calls: (own) => [{ id: own.import }], passes: [404] },
}
