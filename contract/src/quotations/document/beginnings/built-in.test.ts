import { describe, expect, it } from 'vitest'
import { emptyDocument } from '../blank'
import { checkDocument } from '../check-document'
import { sendingProblems } from '../sending-problems'
import { totalsOf } from '../totals'
import { blankBeginning, builtInTemplates } from './built-in'

const written = (part: object) => ({
  ...emptyDocument('2026-04-20'),
  client: { ...emptyDocument('2026-04-20').client, name: 'Meera Iyer' },
  isTaxed: true,
  ...part,
})

describe('templates of every firm', () => {
  it('both kinds have 1 BHK to villa, and office', () => {
    const names = (kind: string) =>
      builtInTemplates.filter((one) => one.kind === kind).map(({ name }) => name)
    expect(names('design')).toEqual(['1 BHK', '2 BHK', '3 BHK', 'Villa', 'Office'])
    expect(names('execution')).toEqual(['1 BHK', '2 BHK', '3 BHK', 'Villa', 'Office'])
  })

  it.each(builtInTemplates.map((template) => [template.id, template.document] as const))(
    '%s can be sent as it is',
    (_, document) => {
      expect(checkDocument(written(document))).toEqual([])
      expect(sendingProblems(written(document), '2026-04-01')).toEqual([])
    },
  )

  it('more rooms cost more', () => {
    const totals = builtInTemplates
      .filter(({ kind, name }) => kind === 'execution' && name !== 'Office')
      .map(({ document }) => totalsOf(written(document)).total)
    expect(totals).toEqual(totals.toSorted((a, b) => a - b))
  })

  it.each(Object.entries(blankBeginning))('an empty %s quotation can be saved', (_, document) => {
    expect(checkDocument(written(document))).toEqual([])
  })
})
