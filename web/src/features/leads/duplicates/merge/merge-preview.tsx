import { mergeTexts as texts } from '@foyer/contract/leads/messages/merge'
import { Surface } from '../../../../ui/layout/card'
import { Facts } from '../../../../ui/text/facts'
import { QuietText } from '../../../../ui/text/quiet-text'
import { SectionHeading } from '../../../../ui/text/section-heading'
import { type Choosing, type Difference, keptOfBoth, type Pair, sideOf } from './merge-choices'

interface MergePreviewProps {
  pair: Pair
  differences: readonly Difference[]
  choosing: Choosing
}

/** The one lead as it will be. */
export function MergePreview({ pair, differences, choosing }: MergePreviewProps) {
  const { contacts, tags, historyCount } = keptOfBoth(pair)
  return (
    <Surface isPadded label={texts.preview}>
      <SectionHeading level={3}>{texts.preview}</SectionHeading>
      {differences.length > 0 && (
        <Facts
          layout="cells"
          columns={3}
          isFramed
          blank={texts.blank}
          facts={differences.map((difference) => [
            difference.label,
            difference.values[sideOf(difference, choosing)],
          ])}
        />
      )}
      <QuietText>
        {[texts.contacts(contacts.length), texts.tags(tags), texts.history(historyCount)].join(' · ')}
      </QuietText>
    </Surface>
  )
}
