import { formatInstant } from '@foyer/contract/kit/dates'
import { exactAmount } from '@foyer/contract/kit/money'
import { versionTexts as texts } from '@foyer/contract/quotations/document/messages-page'
import type { QuotationDocument } from '@foyer/contract/quotations/document/model'
import { paperTexts } from '@foyer/contract/quotations/paper/messages-screen'
import { Button } from '@mantine/core'
import { lazy, memo, Suspense, useState } from 'react'
import { Card } from '../../../../ui/layout/card'
import { Row } from '../../../../ui/layout/flow'
import { Chip } from '../../../../ui/text/chip'
import { MetaLine } from '../../../../ui/text/meta-line'
import { PlainList } from '../../../../ui/text/plain-list'
import { QuietText } from '../../../../ui/text/quiet-text'
import { useCompanyDay } from '../../../accounts/use-company-day'
import type { VersionRead } from '../../shapes'

const PaperDialog = lazy(() =>
  import('../../paper/paper-dialog').then((module) => ({ default: module.PaperDialog })),
)
const CompareDialog = lazy(() =>
  import('./compare-dialog').then((module) => ({ default: module.CompareDialog })),
)

interface VersionCardProps {
  id: string
  versions: readonly VersionRead[]
  draft: QuotationDocument
  symbol: string
}

/** What was sent, and how it differs. */
export const VersionCard = memo(function VersionCard({ id, versions, draft, symbol }: VersionCardProps) {
  const { timeZone } = useCompanyDay()
  const [compared, setCompared] = useState<number>()
  const [paper, setPaper] = useState<number>()
  return (
    <Card title={texts.title} isPadded>
      {versions.length === 0 && <QuietText>{texts.none}</QuietText>}
      <PlainList gap={8}>
        {versions.map(({ version, total, createdAt, createdBy, isAccepted }) => (
          <li key={version}>
            <Row justify="space-between">
              <strong>
                {texts.version(version)} {isAccepted && <Chip>{texts.accepted}</Chip>}
              </strong>
              <Button ml="auto" variant="subtle" size="xs" onClick={() => setPaper(version)}>
                {paperTexts.button}
              </Button>
              <Button variant="subtle" size="xs" onClick={() => setCompared(version)}>
                {texts.compare}
              </Button>
            </Row>
            <MetaLine pieces={[exactAmount(total, symbol), createdBy, formatInstant(createdAt, timeZone)]} />
          </li>
        ))}
      </PlainList>
      {paper !== undefined && (
        <Suspense>
          <PaperDialog id={id} version={paper} onClose={() => setPaper(undefined)} />
        </Suspense>
      )}
      {compared !== undefined && (
        <Suspense>
          <CompareDialog
            id={id}
            versions={versions}
            draft={draft}
            symbol={symbol}
            from={compared}
            onClose={() => setCompared(undefined)}
          />
        </Suspense>
      )}
    </Card>
  )
})
