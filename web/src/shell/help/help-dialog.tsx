import { helpTexts } from '@foyer/contract/shell/messages'
import { helpTopics } from '@foyer/contract/shell/messages/help'
import { Accordion, Text } from '@mantine/core'
import { Dialog } from '../../ui/dialogs/dialog'
import styles from './help-dialog.module.css'

export function HelpDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog opened title={helpTexts.title} width={760} onClose={onClose}>
      <Accordion order={3} classNames={styles} transitionDuration={140}>
        {helpTopics.map(({ topic, question, answer }, index) => (
          <Accordion.Item key={topic} value={String(index)}>
            <Accordion.Control data-hover>{question}</Accordion.Control>
            <Accordion.Panel>
              <Text size="md" data-ink="2">
                {answer}
              </Text>
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
    </Dialog>
  )
}
