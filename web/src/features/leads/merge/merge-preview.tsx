import { mergeTexts as texts } from '@foyer/contract/leads/messages/merge'
import classes from './merge.module.css'
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
    <section className={classes.preview} aria-label={texts.preview}>
      <h3 className={classes.previewTitle}>{texts.preview}</h3>
      <dl className={classes.facts}>
        {differences.map((difference) => (
          <div key={difference.key}>
            <dt>{difference.label}</dt>
            <dd>{difference.values[sideOf(difference, choosing)] || texts.blank}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.both}>
        {[texts.contacts(contacts.length), texts.tags(tags), texts.history(historyCount)].join(' · ')}
      </p>
    </section>
  )
}
