import { feedTexts as texts } from '@foyer/contract/calendar/messages'
import { Dialog } from '../../../ui/dialogs/dialog'
import { FeedDetails } from './feed-details'

export const FeedDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog opened title={texts.title} width={760} onClose={onClose}>
    <FeedDetails />
  </Dialog>
)
