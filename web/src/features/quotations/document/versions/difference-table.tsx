import { versionTexts as texts } from '@foyer/contract/quotations/document/messages-page'
import type { QuotationDocument } from '@foyer/contract/quotations/document/model'
import { useMemo, useState } from 'react'
import { CheckField } from '../../../../ui/form/fields/check-field'
import { Stack } from '../../../../ui/layout/flow'
import { QuietText } from '../../../../ui/text/quiet-text'
import { compareDocuments, type Difference } from './compare'
import classes from './versions.module.css'

interface DifferenceTableProps {
  one: { name: string; document: QuotationDocument }
  other: { name: string; document: QuotationDocument }
  symbol: string
}

/** Two states of a quotation beside each other. */
export function DifferenceTable({ one, other, symbol }: DifferenceTableProps) {
  const [isShort, setShort] = useState(true)
  const all = useMemo(
    () => compareDocuments(one.document, other.document, symbol),
    [one.document, other.document, symbol],
  )
  const shown = isShort
    ? all.filter(({ is }) => is !== 'same')
    : all.filter(({ before, after }) => before || after)
  return (
    <Stack gap={12}>
      <CheckField label={texts.onlyChanges} value={isShort} onChange={setShort} />
      {shown.length === 0 ? (
        <QuietText>{texts.same}</QuietText>
      ) : (
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{one.name}</th>
              <th scope="col">{other.name}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((difference) => (
              <DifferenceRow key={difference.key} of={difference} />
            ))}
          </tbody>
        </table>
      )}
    </Stack>
  )
}

const words = { added: texts.added, removed: texts.removed, changed: texts.changed, same: undefined } as const

function DifferenceRow({ of: { section, name, before, after, is } }: { of: Difference }) {
  const label = section === '' ? name : section
  return (
    <tr data-is={is}>
      <td>
        <small>{label}</small>
        <div>{before || '–'}</div>
      </td>
      <td>
        <small>
          {label} {words[is] && <span data-ink="today">{words[is]}</span>}
        </small>
        <div>{after || '–'}</div>
      </td>
    </tr>
  )
}
