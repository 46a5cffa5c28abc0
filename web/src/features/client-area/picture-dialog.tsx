import { clientProjectTexts as texts } from '@foyer/contract/client-area/messages'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { Dialog, DialogFoot } from '../../ui/dialogs/dialog'
import styles from './client-page.module.css'

interface PictureDialogProps {
  name: string
  picture: string
  onSave: () => void
  onClose: () => void
}

/** A shared picture, large. */
export function PictureDialog({ name, picture, onSave, onClose }: PictureDialogProps) {
  return (
    <Dialog opened title={name} width={1120} onClose={onClose}>
      <img className={styles.large} src={picture} alt={name} />
      <DialogFoot>
        <Button variant="default" leftSection={<IconDownload size={16} stroke={1.6} />} onClick={onSave}>
          {texts.download}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
