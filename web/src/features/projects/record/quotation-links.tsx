import { projectQuotationTexts as texts } from '@foyer/contract/projects/record/messages'
import type { Project } from '@foyer/contract/projects/record/model'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { addresses } from '../../../app/addresses'
import { Card } from '../../../ui/layout/card'
import { Row, Stack } from '../../../ui/layout/flow'
import { QuietText } from '../../../ui/text/quiet-text'

/** Quotations are a slice above: the ways to them, where no list of them takes this place. */
export function QuotationLinks({ project: { id } }: { project: Project }) {
  return (
    <Card isPadded title={texts.title}>
      <Stack gap={12}>
        <QuietText>{texts.hint}</QuietText>
        <Row gap={8}>
          <Button component={Link} to={addresses.quotations(id)}>
            {texts.all}
          </Button>
          <Button component={Link} variant="default" to={addresses.designQuotation(id)}>
            {texts.design}
          </Button>
          <Button component={Link} variant="default" to={addresses.executionQuotation(id)}>
            {texts.execution}
          </Button>
        </Row>
      </Stack>
    </Card>
  )
}
