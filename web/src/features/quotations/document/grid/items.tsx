import { gridTexts as texts } from '@foyer/contract/quotations/document/messages-editor'
import { IconListDetails } from '@tabler/icons-react'
import { lazy, memo, Suspense } from 'react'
import { AddButton } from '../../../../ui/add-button'
import { Surface } from '../../../../ui/layout/card'
import { useIsPhone } from '../../../../ui/phone'
import { EmptyState } from '../../../../ui/states/empty-state'
import { columnsOf } from '../editing/columns'
import { Grid } from './grid'
import classes from './grid.module.css'
import type { GridPart } from './grid-part'
import { ItemCards } from './item-cards'
import { useCells } from './use-cells'

const ItemDialog = lazy(() => import('./item-dialog').then((module) => ({ default: module.ItemDialog })))

/** What is quoted: a grid, on a phone cards. */
export const Items = memo(function Items(part: GridPart) {
  const { document, actions, kind, isReadOnly } = part
  const columns = columnsOf(kind, document)
  const { active, closed, detailsOf, cells } = useCells({ document, columns, actions, isReadOnly })
  const isPhone = useIsPhone()
  const addSection = () => {
    const name = texts.newSection(kind, document.sections.length + 1)
    if (isPhone) cells.showDetails(actions.addSection(name).items[0]?.id)
    else cells.addSection(name)
  }
  const add = !isReadOnly && (
    <AddButton look="quiet" onClick={addSection}>
      {texts.addSection(kind)}
    </AddButton>
  )
  return (
    <Surface label={texts.label}>
      {document.sections.length === 0 ? (
        <EmptyState
          icon={IconListDetails}
          title={texts.empty}
          {...(!isReadOnly && { hint: kind === 'design' ? texts.emptyHintDesign : texts.emptyHint })}
          action={add}
        />
      ) : (
        <>
          {isPhone ? (
            <ItemCards {...part} closed={closed} cells={cells} />
          ) : (
            <Grid {...part} active={active} closed={closed} columns={columns} cells={cells} />
          )}
          {add && <div className={classes.add}>{add}</div>}
        </>
      )}
      {detailsOf !== undefined && (
        <Suspense>
          <ItemDialog
            key={detailsOf}
            {...part}
            itemId={detailsOf}
            columns={columns}
            onGoTo={cells.showDetails}
            onClose={() => cells.showDetails(undefined)}
          />
        </Suspense>
      )}
    </Surface>
  )
})
