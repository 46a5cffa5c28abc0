import { helpTexts, helpTopics } from '@foyer/contract/shell/messages'
import { Accordion } from '@mantine/core'
import { Dialog } from '../../ui/dialog'
import styles from './help-dialog.module.css'

interface HelpDialogProps {
  opened: boolean
  onClose: () => void
}

export function HelpDialog({ opened, onClose }: HelpDialogProps) {
  return (
    <Dialog opened={opened} title={helpTexts.title} width={760} onClose={onClose}>
      <Accordion order={3} classNames={styles} transitionDuration={140}>
        {helpTopics.map(({ topic, question, answer }, index) => (
          <Accordion.Item key={topic} value={String(index)}>
            <Accordion.Control>{question}</Accordion.Control>
            <Accordion.Panel>{answer}</Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
    </Dialog>
  )
}
