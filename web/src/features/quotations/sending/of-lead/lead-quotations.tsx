import { calendarDateOf, formatDay } from '@foyer/contract/kit/dates'
import type { ReplyOf } from '@foyer/contract/kit/endpoint'
import { exactAmount } from '@foyer/contract/kit/money'
import type { LeadDetail } from '@foyer/contract/leads/record/draft'
import { leadName } from '@foyer/contract/leads/rules'
import { quotationKindTexts } from '@foyer/contract/quotations/document/messages'
import { leadQuotationTexts as texts } from '@foyer/contract/quotations/sending/messages-of-lead'
import { quotationEndpoints } from '@foyer/contract/wire/quotations/document/endpoints'
import { Box, Button } from '@mantine/core'
import { IconFolderPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useEndpoint } from '../../../../api/queries'
import { keepProjectOfLead } from '../../../../api/session'
import { addresses } from '../../../../app/addresses'
import { Card } from '../../../../ui/layout/card'
import { Row, Stack } from '../../../../ui/layout/flow'
import { Notice } from '../../../../ui/layout/notice'
import { Loaded } from '../../../../ui/states/loaded'
import { Chip } from '../../../../ui/text/chip'
import { MetaLine } from '../../../../ui/text/meta-line'
import { PlainList } from '../../../../ui/text/plain-list'
import { QuietText } from '../../../../ui/text/quiet-text'
import { useCan } from '../../../accounts/use-can'
import { useCompanyDay } from '../../../accounts/use-company-day'
import { useConvertLead } from '../../../leads/work/project/use-project-guards'

type Found = ReplyOf<typeof quotationEndpoints.quotationsOfLead>

/** On the page of a lead: its project, and how its quotations stand. */
export function LeadQuotations({ lead }: { lead: LeadDetail }) {
  const canRead = useCan('quotations.read')
  const found = useEndpoint(quotationEndpoints.quotationsOfLead, { leadId: lead.id }, { enabled: canRead })
  if (!canRead) return null
  return (
    <Card title={texts.title} action={<ProjectLink project={found.data?.project} />}>
      <Loaded of={found} failed={texts.failed} rows={1}>
        {(known) => <Known lead={lead} known={known} />}
      </Loaded>
    </Card>
  )
}

function ProjectLink({ project }: { project: Found['project'] }) {
  if (!project) return null
  return (
    <Row gap={8}>
      {!project.isConfirmed && <Chip>{texts.draft}</Chip>}
      <Link data-link to={addresses.project(project.id)} onClick={() => keepProjectOfLead(project.id)}>
        {project.name}
      </Link>
    </Row>
  )
}

function Known({ lead, known }: { lead: LeadDetail; known: Found }) {
  const { project, quotations, currencySymbol } = known
  const isAccepted = quotations.some(({ acceptedAt }) => acceptedAt !== undefined)
  if (!project || quotations.length === 0)
    return (
      <Box p={14}>
        <QuietText>{texts.none}</QuietText>
      </Box>
    )
  return (
    <>
      {isAccepted && !lead.isConverted && <AcceptedOffer lead={lead} />}
      <PlainList isDivided>
        {quotations.map((quotation) => (
          <Quotation
            key={quotation.id}
            quotation={quotation}
            projectId={project.id}
            currencySymbol={currencySymbol}
          />
        ))}
      </PlainList>
    </>
  )
}

function AcceptedOffer({ lead }: { lead: LeadDetail }) {
  const { lock, onClick } = useConvertLead(lead.id)
  return (
    <Box px={14} py={10}>
      <Notice look="offer">
        {texts.acceptedOffer(leadName(lead))}
        <Button
          size="xs"
          leftSection={<IconFolderPlus size={16} stroke={1.6} aria-hidden />}
          {...lock}
          onClick={onClick}
        >
          {texts.convert}
        </Button>
      </Notice>
    </Box>
  )
}

interface QuotationProps {
  quotation: Found['quotations'][number]
  projectId: string
  currencySymbol: string
}

function Quotation({ quotation, projectId, currencySymbol }: QuotationProps) {
  const { timeZone } = useCompanyDay()
  const { id, number, kind, total, sentTotal, sentAt, seenAt, changesAskedAt, acceptedAt, voidedAt } =
    quotation
  const on = (at: string | undefined, words: (day: string) => string) =>
    at && words(formatDay(calendarDateOf(at, timeZone)))
  return (
    <Box component="li" px={14} py={8}>
      <Row isOneLine justify="space-between" align="flex-start">
        <Stack gap={0} justify="start">
          <Link data-link to={addresses.quotation(projectId, id)}>
            {[quotationKindTexts[kind], number].filter(Boolean).join(' ')}
          </Link>
          <QuietText size="small">
            <MetaLine
              pieces={[
                on(sentAt, texts.sent) ?? texts.noNumber,
                on(seenAt, texts.seen),
                on(changesAskedAt, texts.changes),
                on(acceptedAt, texts.accepted),
                on(voidedAt, texts.isVoid),
              ]}
            />
          </QuietText>
        </Stack>
        <strong className="num">{exactAmount(sentTotal ?? total, currencySymbol)}</strong>
      </Row>
    </Box>
  )
}
