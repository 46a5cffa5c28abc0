import { importRunTexts as texts } from '@foyer/contract/intake/messages/import-screen'
import { Button } from '@mantine/core'
import { Row } from '../../../../ui/layout/flow'
import { Ellipsis } from '../../../../ui/text/ellipsis'
import { ImportProgress } from './import-progress'
import classes from './run.module.css'
import { isRunning, useImport } from './use-import'

interface RunningCardProps {
  id: string
  onShow: () => void
}

/** While the dialog is closed: that it goes on, how far it is, and the way back to it. */
export function RunningCard({ id, onShow }: RunningCardProps) {
  const { data } = useImport(id, onShow)
  if (!data || !isRunning(data)) return null
  return (
    <aside className={classes.card} aria-label={texts.card(data.fileName)}>
      <Row grow="first" isOneLine>
        <strong data-cut>
          <Ellipsis text={texts.card(data.fileName)} />
        </strong>
        <Button size="xs" variant="subtle" onClick={onShow}>
          {texts.show}
        </Button>
      </Row>
      <ImportProgress of={data} />
    </aside>
  )
}
