import { Button } from '@mantine/core'
import { AddButton } from '../src/ui/add-button'
import { Card, Surface } from '../src/ui/layout/card'
import { Row, Stack } from '../src/ui/layout/flow'
import { Notice } from '../src/ui/layout/notice'
import { Page, PageColumns } from '../src/ui/layout/page'
import { Facts } from '../src/ui/text/facts'
import { QuietText } from '../src/ui/text/quiet-text'
import { AtAddress, Example } from './example'

const nothing = () => undefined

export function LayoutExamples() {
  return (
    <>
      <Example name="page" width={860}>
        <AtAddress>
          <Page
            width="narrow"
            title="Asha Menon"
            text="Three bedrooms in Indiranagar, Bengaluru"
            action={<AddButton onClick={nothing}>Add Task</AddButton>}
          >
            <PageColumns side={380}>
              <Card title="Site">
                <Facts
                  layout="cells"
                  facts={[
                    ['City', 'Bengaluru'],
                    ['Budget', '₹18,50,000'],
                  ]}
                />
              </Card>
              <Card title="Remarks" isPadded>
                <QuietText>Beside the first column, below it where the window is narrow.</QuietText>
              </Card>
            </PageColumns>
          </Page>
        </AtAddress>
      </Example>
      <Example name="card">
        <Stack gap={12}>
          <Card
            title={
              <>
                Tasks <span>2</span>
              </>
            }
            action={
              <AddButton look="quiet" onClick={nothing}>
                Add Task
              </AddButton>
            }
          >
            <Facts
              layout="rows"
              facts={[
                ['Measure the kitchen', 'Today'],
                ['Send the quotation', 'Friday'],
              ]}
            />
          </Card>
          <Card title="Padded" isPadded>
            <QuietText>For a form or a text.</QuietText>
          </Card>
          <Surface isPadded>A surface has no title.</Surface>
        </Stack>
      </Example>
      <Example name="notice">
        <Stack gap={8}>
          <Notice>This lead is won, so it can no longer be changed.</Notice>
          <Notice look="offer">
            A lead with this phone number exists.
            <Button variant="subtle" size="xs">
              Open
            </Button>
          </Notice>
        </Stack>
      </Example>
      <Example name="stack-and-row">
        <Stack gap={8}>
          <Row gap={8}>
            <Button>Call</Button>
            <Button variant="default">WhatsApp</Button>
            <Button variant="subtle">More</Button>
            <Button variant="subtle" disabled>
              Locked
            </Button>
          </Row>
          <Row gap={8} grow="first" isOneLine>
            <Surface isPadded>The first takes the room that is left.</Surface>
            <Button variant="default">Edit</Button>
          </Row>
        </Stack>
      </Example>
    </>
  )
}
