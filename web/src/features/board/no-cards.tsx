import { boardTexts as texts } from '@foyer/contract/board/messages'
import { Box, Button, Text } from '@mantine/core'
import { Notice } from '../../ui/layout/notice'
import { QuietText } from '../../ui/text/quiet-text'
import { useCan } from '../accounts/use-can'
import { AddFirstLeadButton } from '../leads/record/capture/add-lead-button'

interface NoCardsProps {
  isFiltered: boolean
  onClearFilters: () => void
}

/** Above the columns, which are there also without cards (P-006, P-007): why they are empty, and what can be done. */
export function NoCards({ isFiltered, onClearFilters }: NoCardsProps) {
  const canAdd = useCan('leads.add')
  return (
    <Box mx={16} mb={8} role="status">
      <Notice look="offer">
        <Text inherit fw={600}>
          {isFiltered ? texts.noMatch : texts.empty}
        </Text>
        {isFiltered ? (
          <Button variant="default" size="xs" onClick={onClearFilters}>
            {texts.clearFilters}
          </Button>
        ) : (
          <>
            <QuietText>{texts.emptyHint}</QuietText>
            {canAdd && <AddFirstLeadButton />}
          </>
        )}
      </Notice>
    </Box>
  )
}
