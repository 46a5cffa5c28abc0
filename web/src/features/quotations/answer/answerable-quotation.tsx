import { formatDay, formatInstant } from '@foyer/contract/kit/dates'
import { answerPageTexts, changesTexts } from '@foyer/contract/quotations/answer/messages-page'
import type { ShownQuotation } from '@foyer/contract/quotations/answer/model'
import { totalsOf } from '@foyer/contract/quotations/document/totals'
import { IconCircleCheck } from '@tabler/icons-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { Row, Stack } from '../../../ui/layout/flow'
import { Notice } from '../../../ui/layout/notice'
import { AnswerBar } from './answer-bar'
import type { AnswerCalls } from './answer-calls'
import { QuotationHead } from './quotation-head'
import { AskedChangesCard, QuotationRest } from './quotation-rest'
import { SectionCard } from './quotation-section'
import { QuotationSums } from './quotation-sums'
import { canBeAsked, useWishes } from './use-wishes'

/** Whoever only reads loads no forms. */
const AcceptDialog = lazy(() =>
  import('./accept-dialog').then((module) => ({ default: module.AcceptDialog })),
)
const ChangesDialog = lazy(() =>
  import('./changes-dialog').then((module) => ({ default: module.ChangesDialog })),
)
const LeaveGuard = lazy(() =>
  import('../../../ui/dialogs/leave-guard').then((module) => ({ default: module.LeaveGuard })),
)

interface AnswerableQuotationProps {
  quotation: ShownQuotation
  calls: AnswerCalls
  /** Who is probably answering. */
  name: string
  timeZone: string
  /** Another version was before their eyes when they came. */
  isNewer: boolean
}

type Step = 'reading' | 'wishing' | 'sending' | 'accepting'

/** A quotation as the client reads it, with what they can say to it. */
export function AnswerableQuotation({ quotation, calls, name, timeZone, isNewer }: AnswerableQuotationProps) {
  const { document, state } = quotation
  const totals = useMemo(() => totalsOf(document), [document])
  const wishes = useWishes(quotation)
  const [step, setStep] = useState<Step>(wishes.isWritten ? 'wishing' : 'reading')
  const isWishing = canBeAsked(state) && (step === 'wishing' || step === 'sending')
  const symbol = document.firm.currencySymbol
  const leave = () => {
    wishes.clear()
    setStep('reading')
  }
  return (
    <Stack gap={16}>
      <QuotationHead quotation={quotation} total={totals.total} />
      {isNewer && <Notice look="offer">{answerPageTexts.newer(quotation.version)}</Notice>}
      <Standing quotation={quotation} timeZone={timeZone} />
      {isWishing && <Notice look="offer">{changesTexts.lead}</Notice>}
      {document.sections.map((section, at) => (
        <SectionCard
          key={section.id}
          section={section}
          totals={totals.sections[at]}
          symbol={symbol}
          isTaxed={document.isTaxed}
          wishes={isWishing ? wishes : undefined}
        />
      ))}
      <QuotationSums document={document} totals={totals} />
      <QuotationRest document={document} totals={totals} />
      <AskedChangesCard changes={quotation.changes} zone={timeZone} />
      <AnswerBar
        state={state}
        calls={calls}
        wishing={isWishing ? wishes.written.length : undefined}
        onAccept={() => setStep('accepting')}
        onWish={() => setStep('wishing')}
        onSend={() => setStep('sending')}
        onStop={leave}
      />
      <Suspense>
        {step === 'accepting' && (
          <AcceptDialog
            quotation={quotation}
            total={totals.total}
            name={name}
            calls={calls}
            onClose={() => setStep('reading')}
          />
        )}
        {step === 'sending' && (
          <ChangesDialog
            quotation={quotation}
            wishes={wishes}
            name={name}
            calls={calls}
            onSent={leave}
            onClose={() => setStep('wishing')}
          />
        )}
        {isWishing && <LeaveGuard isChanged={wishes.isWritten} text={changesTexts.leave} />}
      </Suspense>
    </Stack>
  )
}

/** What is special about it now. */
function Standing({ quotation, timeZone }: { quotation: ShownQuotation; timeZone: string }) {
  const { state, accepted, document } = quotation
  const texts = answerPageTexts
  if (state === 'accepted' && accepted)
    return (
      <Notice look="offer">
        <Row gap={12} isOneLine grow="last">
          <span data-ink="ok">
            <IconCircleCheck size={20} stroke={1.6} aria-hidden />
          </span>
          <div role="status">
            <strong>{texts.accepted(accepted.name, formatInstant(accepted.at, timeZone))}</strong>{' '}
            {texts.acceptedThanks(document.firm.name)}
          </div>
        </Row>
      </Notice>
    )
  if (state === 'void') return <Notice>{texts.withdrawn(document.firm.name)}</Notice>
  if (state === 'lapsed' && document.validUntil)
    return <Notice>{texts.lapsed(formatDay(document.validUntil))}</Notice>
  return null
}
