import { formatInstant } from '@foyer/contract/kit/dates'
import { answerTexts as texts } from '@foyer/contract/quotations/document/messages-page'
import { memo } from 'react'
import { Card } from '../../../../ui/layout/card'
import { LongText } from '../../../../ui/text/long-text'
import { PlainList } from '../../../../ui/text/plain-list'
import { useCompanyDay } from '../../../accounts/use-company-day'
import type { AnswerRead } from '../../shapes'

/** What the client accepted, or wants otherwise. */
export const AnswerCard = memo(function AnswerCard({ answers }: { answers: readonly AnswerRead[] }) {
  const { timeZone } = useCompanyDay()
  return (
    <Card title={texts.title} isPadded>
      <PlainList gap={12}>
        {answers.map(({ id, kind, name, version, note, items, at }) => (
          <li key={id}>
            <strong data-ink={kind === 'accepted' ? 'ok' : 'today'}>{texts[kind](name, version)}</strong>
            <div>
              <small>{formatInstant(at, timeZone)}</small>
            </div>
            {note && <LongText text={note} />}
            {items.map((wish) => (
              <div key={wish.itemId}>
                <strong>{wish.itemName}</strong>
                <LongText text={wish.note} />
              </div>
            ))}
          </li>
        ))}
      </PlainList>
    </Card>
  )
})
