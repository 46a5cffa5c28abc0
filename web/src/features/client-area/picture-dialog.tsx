import { clientProjectTexts as texts } from '@foyer/contract/client-area/messages'
import { Box, Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { Dialog, DialogFoot } from '../../ui/dialogs/dialog'

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
      <Box component="img" display="block" maw="100%" mah="70dvh" mx="auto" src={picture} alt={name} />
      <DialogFoot>
        <Button variant="default" leftSection={<IconDownload size={16} stroke={1.6} />} onClick={onSave}>
          {texts.download}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
