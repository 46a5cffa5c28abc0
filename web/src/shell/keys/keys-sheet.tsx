import { keysSheetTexts as texts } from '@foyer/contract/shell/keys'
import { Kbd, SimpleGrid } from '@mantine/core'
import { Dialog } from '../../ui/dialogs/dialog'
import { Row, Stack } from '../../ui/layout/flow'
import { Facts } from '../../ui/text/facts'
import { SectionHeading } from '../../ui/text/section-heading'
import { allKeys } from './all-keys'
import { SingleKeysSwitch } from './single-keys-switch'

/** All keys of the product, by where they work. */
export function KeysSheet({ onClose }: { onClose: () => void }) {
  return (
    <Dialog opened title={texts.title} width={760} onClose={onClose}>
      <Stack>
        <SingleKeysSwitch />
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={24}>
          {allKeys.map(({ place, keys }) => (
            <section key={place} aria-label={place}>
              <SectionHeading>{place}</SectionHeading>
              <Facts
                layout="rows"
                facts={keys.map(
                  (line) =>
                    [
                      line.text,
                      <Row key={line.text} gap={4}>
                        {line.keys.map((key) => (
                          <Kbd key={key}>{key}</Kbd>
                        ))}
                      </Row>,
                    ] as const,
                )}
              />
            </section>
          ))}
        </SimpleGrid>
      </Stack>
    </Dialog>
  )
}
