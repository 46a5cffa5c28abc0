import { importLimits } from '@foyer/contract/intake/import/limits'
import { importScreenTexts as texts } from '@foyer/contract/intake/messages/import-screen'
import { Progress } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { Row } from '../../../../ui/layout/flow'
import { Ellipsis } from '../../../../ui/text/ellipsis'
import classes from './choose.module.css'

/** Step 2, shown as 50% (L-212). */
export function Uploading({ file }: { file: string }) {
  const place = useRef<HTMLDivElement>(null)
  // What was pressed is gone with step 1; the keyboard stays in the dialog.
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} className={classes.uploading} tabIndex={-1} role="status">
      <IconFileSpreadsheet size={28} stroke={1.3} aria-hidden />
      <Row grow="first" isOneLine gap={12}>
        <Ellipsis text={texts.uploading(file)} />
        <strong className="num">{importLimits.step.progress}</strong>
      </Row>
      <Progress value={50} size={6} aria-label={texts.uploading(file)} />
    </div>
  )
}
