import { chartTexts as texts } from '@foyer/contract/kit/charts/texts'
import { screenTexts } from '@foyer/contract/kit/screen-texts'
import { ActionIcon, Menu } from '@mantine/core'
import { IconChartBar, IconDots, IconFileTypeCsv, IconPhoto, IconTable } from '@tabler/icons-react'
import type { RefObject } from 'react'
import { useIsPhone } from '../../phone'
import { saveFile } from '../../save-file'
import { showToast } from '../../toasts/toast'
import { type ChartColumn, type ChartRow, csvOf } from './chart-rows'

interface ChartMenuProps {
  title: string
  isTable: boolean
  onTable: (isTable: boolean) => void
  fileName: string
  columns: readonly ChartColumn[]
  rows: readonly ChartRow[]
  /** What the picture is taken of. */
  frame: RefObject<HTMLElement | null>
}

const icon = { size: 16, stroke: 1.6 }

/** What can be done with a chart: the other view of it, and files of it. */
export function ChartMenu({ title, isTable, onTable, fileName, columns, rows, frame }: ChartMenuProps) {
  const size = useIsPhone() ? 44 : 28
  const saveCsv = () =>
    saveFile(new Blob([csvOf(columns, rows)], { type: 'text/csv;charset=utf-8' }), `${fileName}.csv`)
  const savePng = async () => {
    if (!frame.current) return
    try {
      const { pictureOf } = await import('./picture/picture-of')
      saveFile(await pictureOf(frame.current), `${fileName}.png`)
    } catch {
      showToast({ kind: 'problem', text: texts.pictureFailed })
    }
  }
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon size={size} aria-label={screenTexts.actionsOf(title)}>
          <IconDots size={18} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={isTable ? <IconChartBar {...icon} /> : <IconTable {...icon} />}
          onClick={() => onTable(!isTable)}
        >
          {isTable ? texts.showChart : texts.showTable}
        </Menu.Item>
        <Menu.Item leftSection={<IconFileTypeCsv {...icon} />} onClick={saveCsv}>
          {texts.downloadCsv}
        </Menu.Item>
        <Menu.Item leftSection={<IconPhoto {...icon} />} onClick={() => void savePng()}>
          {texts.downloadPng}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
